import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { Day } from '@contract/calendar'
import { Region } from '@contract/group'
import { Version, line, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'

/** School holidays and others that a group keeps. */
export const OWN_HOLIDAYS_MAX = 100
export const HOLIDAY_NAME_MAX = 80
/** The most years of one request. */
const YEARS_MAX = 3

const yearOf = (day: string) => Number(day.slice(0, 4))

/** From the first to the last day, both included. */
export const OwnHoliday = z
  .strictObject({ name: line(HOLIDAY_NAME_MAX), from: Day, to: Day })
  .check(z.refine(({ from, to }) => from <= to, { error: 'bad_date', path: ['to'], when: whenObject }))
export type OwnHoliday = z.infer<typeof OwnHoliday>

/** Of a country's state or canton, as `SP`, `BY` or `ZH` (ISO 3166-2 without the country). */
const State = z.string().check(z.regex(/^[A-Z0-9]{1,4}$/, { error: 'not_allowed' }))

export const HolidaySettings = z.strictObject({
  /** Absent: that of the group (contract/group.ts). */
  country: z.optional(Region),
  /** Absent: what the whole country keeps. */
  state: z.optional(State),
  /** By their first days. */
  own: z.array(OwnHoliday).check(z.maxLength(OWN_HOLIDAYS_MAX)),
  version: Version,
})
export type HolidaySettings = z.infer<typeof HolidaySettings>

const Place = z.object({ code: z.string(), name: z.string() })

/** `countries` of which public holidays are known, and `states` of the one that is chosen, by name. */
export const HolidaySettingsAnswer = z.object({
  settings: HolidaySettings,
  countries: z.array(Place),
  states: z.array(Place),
})
export type HolidaySettingsAnswer = z.infer<typeof HolidaySettingsAnswer>

/** A public holiday, or one of the group's own, on some days of the span. */
export const Holiday = z.object({
  name: z.string(),
  from: Day,
  to: Day,
  kind: z.enum(['public', 'own']),
})
export type Holiday = z.infer<typeof Holiday>

export const HolidayQuery = z.strictObject({ from: Day, to: Day, locale: z.enum(locales) }).check(
  z.refine(({ from, to }) => from <= to, { error: 'bad_date', path: ['to'], when: whenObject }),
  z.refine(({ from, to }) => yearOf(to) - yearOf(from) < YEARS_MAX, { error: 'bad_date', path: ['to'] }),
)
export type HolidayQuery = z.infer<typeof HolidayQuery>

/** By their first days; names in the language that is asked for, where the library knows them. */
export const listHolidaysCall = {
  method: 'GET',
  path: '/calendar/list-holidays',
  access: ['read', 'Event'],
  query: HolidayQuery,
  answer: z.object({ holidays: z.array(Holiday) }),
} as const satisfies Call

/** `country`: of which the states are asked for. */
export const findHolidaySettingsCall = {
  method: 'GET',
  path: '/calendar/find-holiday-settings',
  access: ['manage', 'Event'],
  query: z.strictObject({ country: z.optional(Region), locale: z.enum(locales) }),
  answer: HolidaySettingsAnswer,
} as const satisfies Call

export const changeHolidaySettingsCall = {
  method: 'POST',
  path: '/calendar/change-holiday-settings',
  access: ['manage', 'Event'],
  body: z.strictObject({ settings: HolidaySettings }),
  answer: z.object({ settings: HolidaySettings }),
  errors: [409],
} as const satisfies Call
