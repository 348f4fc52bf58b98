import type { Role } from '@contract/auth'
import type { Device } from '../../../platform/http/userAgents'

/** Who reads the mail, and of which group it speaks. */
export interface Reader {
  name: string
  email: string
  groupName: string
}

/** What one kind of mail says between greeting and footer. */
export interface Words {
  subject: string
  paragraphs: string[]
  /** The words on the link, where there is one. */
  action?: string
}

interface SignInFacts {
  /** "Firefox on Windows", or that it is not known. */
  device: string
  when: string
}

/** The texts of all mails about accounts, in one language. */
export interface MailWords {
  greeting: (name: string) => string
  greetingUnknown: string
  /** Without a group where there is none yet. */
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
  invitation: (groupName: string, invitedBy: string, role: Role) => Words
}
