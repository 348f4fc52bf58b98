import type { Role } from '@contract/auth'
import type { LedName } from '@contract/leads'
import type { Section } from '@contract/members'
import type { MailWords } from './mailWords'

const roleNames: Record<Role, string> = {
  admin: 'administrator',
  treasurer: 'treasurer',
  conductor: 'conductor',
  secretary: 'membership secretary',
  member: 'member',
  client: 'guest',
}

const familyNames: Record<Section, string> = {
  strings: 'Strings',
  woodwinds: 'Woodwinds',
  brass: 'Brass',
  percussion: 'Percussion',
  keyboards: 'Keyboards',
  voices: 'Voices',
  direction: 'Conducting',
  other: 'Other',
}

const ledText = (leads: readonly LedName[]) =>
  leads.map(({ name, family }) => name ?? (family ? familyNames[family] : '')).join(', ')

export const enWords: MailWords = {
  greeting: (name) => `Hello ${name},`,
  greetingUnknown: 'Hello,',
  footer: (groupName) =>
    groupName === undefined
      ? 'This mail was sent by Batuta, a website that music groups use to organise themselves.'
      : `This mail was sent by Batuta, the website that ${groupName} uses to organise itself.`,
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
  addressKnown: ({ email, groupName }) => ({
    subject: `${groupName}: this address has an account already`,
    paragraphs: [
      `Somebody, perhaps you, wanted to give ${email} to another account. It already signs in to yours with ${groupName}, so nothing was changed, and whoever asked was not told.`,
      'If it was you: sign in with this address, or give that account there another one first. If not, you need not do anything.',
    ],
    action: 'Sign in',
  }),
  registeredAgain: ({ email, groupName }) => ({
    subject: `${groupName}: you have an account already`,
    paragraphs: [
      `Somebody, perhaps you, tried to register with ${email}. It already signs in to your account with ${groupName}, so no other was made, and whoever tried was not told.`,
      'If it was you: sign in with this address. If you forgot the password, the sign-in page sends you a link for a new one. If it was not you, you need not do anything.',
    ],
    action: 'Sign in',
  }),
  confirmRegistration: (email, groupName) => ({
    subject: groupName === undefined ? 'Batuta: finish your registration' : `${groupName}: finish your registration`,
    paragraphs: [
      groupName === undefined
        ? `Somebody, hopefully you, registered ${email} with Batuta to found a group. Open the link and type the password that you chose: then your account is there.`
        : `Somebody, hopefully you, registered ${email} with ${groupName}. Open the link and type the password that you chose: then your account is there.`,
      'The link works once, for 24 hours. If you know nothing of this, leave this mail alone: without you no account is made.',
    ],
    action: 'Finish my registration',
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
  invitation: ({ groupName, invitedBy, role, leads = [] }) => ({
    subject: `${groupName}: you are invited`,
    paragraphs: [
      `${invitedBy} invites you to join ${groupName} on Batuta, as ${roleNames[role]}.`,
      ...(leads.length > 0
        ? [`You will lead: ${ledText(leads)}. You see who of these comes, set their answers, and write to them.`]
        : []),
      'The link is for you alone. It works once, for 7 days.',
    ],
    action: 'Accept the invitation',
  }),
}
