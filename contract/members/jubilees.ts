import * as z from 'zod/mini'
import { CalendarDate, Id } from '@contract/primitives'
import { Section } from '@contract/members'
import type { Call } from '@contract/call'

/** The years of service that are usually honoured. */
export const USUAL_HONOURS = [10, 25, 40, 50]
export const HONOURS_MAX = 12
export const HONOUR_YEARS_MAX = 99

/** `years`: the years of service that count as a jubilee, separated by commas; the usual ones if absent. */
const JubileesConfig = z.strictObject({
  year: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2999)),
  years: z.optional(z.string().check(z.regex(/^[1-9]\d?(,[1-9]\d?){0,11}$/, { error: 'not_allowed' }))),
})
export type JubileesConfig = z.infer<typeof JubileesConfig>
export const JubileesQuery = z.strictObject({ config: JubileesConfig })

const person = {
  memberId: Id,
  name: z.string(),
  /** Tells them from others of that name. */
  beside: z.optional(z.string()),
  section: Section,
  instrument: z.optional(z.string()),
  date: CalendarDate,
}

/**
 * By day. Breaks in a member's history do not count as service, leaves do; who is no member on the day is left out, and of who told no
 * first day nothing is known. Birthdays are for those who may read them; `turns` for those who may read the year of birth. 29 February
 * counts as 1 March in other years.
 */
export const JubileeList = z.object({
  jubilees: z.array(z.object({ ...person, years: z.int() })),
  birthdays: z.array(z.object({ ...person, turns: z.optional(z.int()) })),
})
export type JubileeList = z.infer<typeof JubileeList>

export const listJubileesCall = {
  method: 'GET',
  path: '/members/list-jubilees',
  access: ['read', 'Member'],
  query: JubileesQuery,
  answer: JubileeList,
} as const satisfies Call
