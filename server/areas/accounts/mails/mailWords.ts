import type { Role } from '@contract/auth'
import type { LedName } from '@contract/leads'
import type { Device } from '../../../platform/http/userAgents'

/** The recipient of the mail, and the group that it is about. */
export interface Reader {
  name: string
  email: string
  groupName: string
}

/** The text of one kind of mail between greeting and footer. */
export interface Words {
  subject: string
  paragraphs: string[]
  /** The link's text, if there is a link. */
  action?: string
}

interface SignInFacts {
  /** "Firefox on Windows", or that the device is unknown. */
  device: string
  when: string
}

interface Invited {
  groupName: string
  invitedBy: string
  role: Role
  /** What they will lead. */
  leads?: readonly LedName[]
}

/** The texts of all mails about accounts, in one language. */
export interface MailWords {
  greeting: (name: string) => string
  greetingUnknown: string
  /** `groupName` is undefined if there is no group yet. */
  footer: (groupName: string | undefined) => string
  device: (device: Device) => string
  verifyEmail: (reader: Reader) => Words
  resetPassword: (reader: Reader) => Words
  newDevice: (reader: Reader, facts: SignInFacts) => Words
  addressKnown: (reader: Reader) => Words
  registeredAgain: (reader: Reader) => Words
  /** Without a group where one is to be founded. */
  confirmRegistration: (email: string, groupName: string | undefined) => Words
  emailChanged: (reader: Reader, when: string) => Words
  passwordChanged: (reader: Reader, when: string) => Words
  roleChanged: (reader: Reader, role: Role) => Words
  invitation: (offer: Invited) => Words
}
