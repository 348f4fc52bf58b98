import type { Page } from 'playwright-core'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import type { messages as analytics } from '@/i18n/en/analytics'
import type { messages as auth } from '@/i18n/en/auth'
import type { messages as calendar } from '@/i18n/en/calendar'
import type { messages as customizer } from '@/i18n/en/customizer'
import type { messages as dues } from '@/i18n/en/dues'
import type { messages as eventForm } from '@/i18n/en/eventForm'
import type { messages as events } from '@/i18n/en/events'
import type { messages as finances } from '@/i18n/en/finances'
import type { messages as finish } from '@/i18n/en/finish'
import type { messages as forms } from '@/i18n/en/forms'
import type { messages as home } from '@/i18n/en/home'
import type { messages as imports } from '@/i18n/en/imports'
import type { messages as layout } from '@/i18n/en/layout'
import type { messages as members } from '@/i18n/en/members'
import type { messages as samplesDashboards } from '@/i18n/en/samplesDashboards'
import type { messages as samplesInvoices } from '@/i18n/en/samplesInvoices'
import type { messages as samplesUsers } from '@/i18n/en/samplesUsers'
import type { messages as settings } from '@/i18n/en/settings'
import type { messages as shell } from '@/i18n/en/shell'
import type { Messages } from '@/i18n/messages'
import type { Api } from '../support/api'

/** The texts of one language. */
export interface Words {
  analytics: Messages<typeof analytics>
  auth: Messages<typeof auth>
  calendar: Messages<typeof calendar>
  customizer: Messages<typeof customizer>
  dues: Messages<typeof dues>
  eventForm: Messages<typeof eventForm>
  events: Messages<typeof events>
  finances: Messages<typeof finances>
  finish: Messages<typeof finish>
  forms: Messages<typeof forms>
  home: Messages<typeof home>
  imports: Messages<typeof imports>
  layout: Messages<typeof layout>
  members: Messages<typeof members>
  samplesDashboards: Messages<typeof samplesDashboards>
  samplesInvoices: Messages<typeof samplesInvoices>
  samplesUsers: Messages<typeof samplesUsers>
  settings: Messages<typeof settings>
  shell: Messages<typeof shell>
}

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
