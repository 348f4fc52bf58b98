import type { Role } from '@contract/auth'
import type { MailWords } from './mailWords'

const roleNames: Record<Role, string> = {
  admin: 'administrator',
  treasurer: 'treasurer',
  conductor: 'conductor',
  member: 'member',
  client: 'guest',
}

export const enWords: MailWords = {
  greeting: (name) => `Hello ${name},`,
  greetingUnknown: 'Hello,',
  footer: (groupName) => `This mail was sent by Batuta, the website that ${groupName} uses to organise itself.`,
  device: ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
    return browser ?? system ?? 'an unknown device'
  },
  verifyEmail: ({ email, groupName }) => ({
    subject: `${groupName}: please confirm your e-mail address`,
    paragraphs: [
      `You have an account with ${groupName} under ${email}. Please confirm that this address is yours, so that you can get back in if you ever forget your password.`,
      'The link works for 7 days. If you know nothing of such an account, somebody mistyped their address: you need not do anything.',
    ],
    action: 'Confirm my address',
  }),
  resetPassword: ({ groupName }) => ({
    subject: `${groupName}: set a new password`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your account. The link below lets you choose one. It works once, within the next hour.',
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
    action: 'Choose a new password',
  }),
  newDevice: ({ groupName }, { device, when }) => ({
    subject: `${groupName}: a new sign-in to your account`,
    paragraphs: [
      `Your account was used to sign in from a device that it was not used on before: ${device}, on ${when}.`,
      'If that was you, all is well. If not, change your password and sign out the other devices under Settings, Your account.',
    ],
    action: 'Look at my devices',
  }),
  emailChanged: ({ email, groupName }, when) => ({
    subject: `${groupName}: your e-mail address was changed`,
    paragraphs: [
      `Your account is now under ${email}, since ${when}. This address no longer signs in.`,
      'If that was not you, tell an administrator of your group at once.',
    ],
  }),
  passwordChanged: ({ groupName }, when) => ({
    subject: `${groupName}: your password was changed`,
    paragraphs: [
      `The password of your account was changed on ${when}. All other devices were signed out.`,
      'If that was not you, ask for a new password at once, and tell an administrator of your group.',
    ],
    action: 'Ask for a new password',
  }),
  roleChanged: ({ groupName }, role) => ({
    subject: `${groupName}: your role has changed`,
    paragraphs: [`An administrator changed your role in ${groupName}. You are now: ${roleNames[role]}.`],
    action: 'Open Batuta',
  }),
  invitation: (groupName, invitedBy, role) => ({
    subject: `${groupName}: you are invited`,
    paragraphs: [
      `${invitedBy} invites you to join ${groupName} on Batuta, as ${roleNames[role]}.`,
      'The link is for you alone. It works once, for 7 days.',
    ],
    action: 'Accept the invitation',
  }),
}
