import * as z from 'zod/mini'
import { CalendarDate, Id } from '@contract/primitives'
import { Section } from '@contract/members'
import { Honour, HonourSettings } from '@contract/members/honours'
import type { Call } from '@contract/call'

/** `years`: the years of service that count as a jubilee, separated by commas; the group's own if absent. */
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
 * By day. Breaks in a member's history do not count as service, leaves do, and adjustments (honours.ts) are added; who is no member on the
 * day is left out, and of who told no first day nothing is known. Birthdays are for those who may read them; `turns` for those who may
 * read the year of birth. 29 February counts as 1 March in other years.
 */
export const JubileeList = z.object({
  /** `honour`: it was given, whenever. */
  jubilees: z.array(z.object({ ...person, years: z.int(), honour: z.optional(Honour) })),
  birthdays: z.array(z.object({ ...person, turns: z.optional(z.int()) })),
  /** What was given in the year besides, by the day: for another year's jubilee, or to who has left since. */
  given: z.array(z.object({ ...person, honour: Honour })),
  settings: HonourSettings,
})
export type JubileeList = z.infer<typeof JubileeList>

export const listJubileesCall = {
  method: 'GET',
  path: '/members/list-jubilees',
  access: ['read', 'Member'],
  query: JubileesQuery,
  answer: JubileeList,
} as const satisfies Call
