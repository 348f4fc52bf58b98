import type { Action, Subject } from '@contract/abilities'

/** A GET call, as axios takes it. */
export interface GetCall {
  url: string
  params?: object
}

/** What is known before a screen's code is there. */
export interface Visit {
  /** Of the record that the address names. */
  id?: string
  /** Of the screen's address. */
  search: URLSearchParams
  /** The group's calendar date, `YYYY-MM-DD`. */
  today: string
  /** In which month the group's season begins, 1 to 12. */
  seasonMonth: number
  /** By whose habits the person's weeks begin (src/i18n/dateLocale.ts). */
  region: string
  /** Whether the window is a phone's. */
  isNarrow: boolean
  can: (action: Action, subject: Subject) => boolean
}

/**
 * The GET calls that a screen makes when it opens, known from its address alone: they leave before its code has come. The screen
 * must make the very same ones, so both take them from redux/getCalls.ts. No schemas here: this is in the page's first script.
 */
export type FirstCalls = (visit: Visit) => GetCall[]
