import * as z from 'zod/mini'
import { ReplyDays } from './invitees'
import { Id, Instant, Version, line, text } from './primitives'
import type { Call } from './call'

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** ISO 4217 code that this runtime knows. */
const Currency = z
  .string()
  .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: 'bad_currency' }))

/** IANA zone name, e.g. `America/Sao_Paulo`. */
const TimeZone = z.string().check(z.refine(isTimeZone, { error: 'bad_time_zone' }))

/** The most months that removed records can be kept before they are deleted for good. */
export const PURGE_MONTHS_MAX = 120

export const NewGroup = z.strictObject({ name: line(120), currency: Currency, timeZone: TimeZone })
export type NewGroup = z.infer<typeof NewGroup>

/** How many months the activity log is kept. */
export const AUDIT_MONTHS_MIN = 6
export const AUDIT_MONTHS_MAX = 120
const AuditMonths = z.int().check(z.minimum(AUDIT_MONTHS_MIN), z.maximum(AUDIT_MONTHS_MAX))

/** In which month the group's season begins, 1 to 12; years of the money begin with it too. */
export const SeasonMonth = z.int().check(z.minimum(1), z.maximum(12))

export const LATE_GRACE_MAX = 120
export const LATE_GRACE_USUAL = 10

export const Group = z.strictObject({
  id: Id,
  name: text(120),
  currency: Currency,
  timeZone: TimeZone,
  /** Absent: removed records are kept until somebody says otherwise. */
  purgeMonths: z.optional(z.int().check(z.minimum(1), z.maximum(PURGE_MONTHS_MAX))),
  /** Always answered; a write that leaves it out leaves it as it is. */
  auditMonths: z.optional(AuditMonths),
  /** Always answered; a write that leaves it out leaves it as it is. */
  seasonMonth: z.optional(SeasonMonth),
  version: Version,
  /** Admins and treasurers must have a second factor. Answered where it is so; absent from what is sent, it stays as it is. */
  requiresSecondFactor: z.optional(z.boolean()),
  /**
   * The deadline of events that have none of their own (contract/invitees.ts, `replyDays`); absent: until they begin. 0 is answered
   * as absent. Absent from what is sent, it stays as it is; so does the next one.
   */
  replyDays: z.optional(ReplyDays),
  /** Personal pages tell their member what they owe. Answered where it is so. */
  showsDues: z.optional(z.boolean()),
  /** Who is checked in more minutes after the start is late; absent: 10, which is answered as absent. Absent from what is sent, it stays; so does the next. */
  lateGraceMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(LATE_GRACE_MAX))),
  /** What finishing an event takes those for of whom nothing is known; `present` is answered as absent. */
  finishDefault: z.optional(z.enum(['present', 'open'])),
})
export type Group = z.infer<typeof Group>

export const GroupAnswer = z.object({ group: Group })
/** Stricter than `Group`: what was stored before a rule came can still be read. */
export const GroupWrite = z.extend(Group, { name: line(120) })
export const GroupBody = z.strictObject({ group: GroupWrite })

/**
 * How the clocks of the group's zone change in the two years to come, as this server computes by: IANA's release, minutes ahead of UTC
 * now, and each change with those after it. A browser that knows otherwise shows other hours.
 */
export const GroupClock = z.object({
  table: z.string(),
  timeZone: z.string(),
  minutes: z.int(),
  changes: z.array(z.object({ at: Instant, minutes: z.int() })),
})
export type GroupClock = z.infer<typeof GroupClock>
export const GroupClockAnswer = z.object({ clock: GroupClock })

export const findGroupSettingsCall = {
  method: 'GET',
  path: '/group/settings',
  access: ['read', 'Group'],
  answer: GroupAnswer,
} as const satisfies Call

export const groupClockCall = {
  method: 'GET',
  path: '/group/clock',
  access: ['read', 'Event'],
  answer: GroupClockAnswer,
} as const satisfies Call

export const changeGroupSettingsCall = {
  method: 'POST',
  path: '/group/settings',
  access: ['update', 'Group'],
  body: GroupBody,
  answer: GroupAnswer,
  errors: [404, 409],
} as const satisfies Call
