import type { Page } from 'playwright-core'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import type { Api } from '../support/api'
import type { Words } from './words'

/** Where the tour of all screens stands. */
export interface Tour {
  words: Words
  api: Api
  /** Opens an address in the one tab of this person; of nobody who is signed in without one. */
  visit: (path: string, as?: SignedIn) => Promise<Page>
  /** Of a group with members, people and an open invitation. */
  admin: SignedIn
  conductor: SignedIn
  /** Alone in a group without members. */
  newcomer: SignedIn
  ana: Member
}

/** By the name of what is seen: how to get there. Answers the tab that shows it, with nothing more to come. */
export type Screens = Record<string, (tour: Tour) => Promise<Page>>
