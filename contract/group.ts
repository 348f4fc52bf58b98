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

/** An ISO 4217 code supported by this runtime. */
const Currency = z
  .string()
  .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: 'bad_currency' }))

/** IANA zone name, e.g. `America/Sao_Paulo`. */
const TimeZone = z.string().check(z.refine(isTimeZone, { error: 'bad_time_zone' }))

/** The maximum number of months for which removed records can be kept before they are deleted for good. */
export const PURGE_MONTHS_MAX = 120

/** How many months the activity log is kept. */
export const AUDIT_MONTHS_MIN = 6
export const AUDIT_MONTHS_MAX = 120
const AuditMonths = z.int().check(z.minimum(AUDIT_MONTHS_MIN), z.maximum(AUDIT_MONTHS_MAX))

/** Of a country, after whose habits dates are written (ISO 3166-1 alpha-2). */
export const Region = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'bad_country' }))
/** The region where most who speak the language of a text live. */
export const USUAL_REGION = 'usual'

export const NewGroup = z.strictObject({
  name: line(120),
  currency: Currency,
  timeZone: TimeZone,
  /** Absent: the usual one of each reader. */
  region: z.optional(Region),
})
export type NewGroup = z.infer<typeof NewGroup>

/** In which month the group's season begins, 1 to 12; years of the money begin with it too. */
export const SeasonMonth = z.int().check(z.minimum(1), z.maximum(12))

export const LATE_GRACE_MAX = 120
export const LATE_GRACE_USUAL = 10

/** What members see of who else comes to an event: nothing, how many, or also who, by section. */
export const comingKinds = ['nothing', 'numbers', 'names'] as const
export const ComingShown = z.enum(comingKinds)
export type ComingShown = z.infer<typeof ComingShown>

/** How German mails and pages speak to the group's members: Sie or du. */
export const addressings = ['formal', 'informal'] as const
export const Addressing = z.enum(addressings)
export type Addressing = z.infer<typeof Addressing>

export const Group = z.strictObject({
  id: Id,
  name: text(120),
  currency: Currency,
  timeZone: TimeZone,
  /** Absent: removed records are kept for good. */
  purgeMonths: z.optional(z.int().check(z.minimum(1), z.maximum(PURGE_MONTHS_MAX))),
  /** Always returned; unchanged if a write omits it. */
  auditMonths: z.optional(AuditMonths),
  /** Always returned; unchanged if a write omits it. */
  seasonMonth: z.optional(SeasonMonth),
  version: Version,
  /** Admins and treasurers must have a second factor. Returned only if true; unchanged if a write omits it. */
  requiresSecondFactor: z.optional(z.boolean()),
  /**
   * The deadline of events without one of their own (contract/invitees.ts, `replyDays`); absent: until they begin. 0 is returned as
   * absent. Unchanged if a write omits it; so is the next field.
   */
  replyDays: z.optional(ReplyDays),
  /** Personal pages show their member what they owe. Returned only if true. */
  showsDues: z.optional(z.boolean()),
  /**
   * Minutes after the start from which a check-in is late; absent: 10, which is returned as absent. Unchanged if a write omits it; so is
   * the next field.
   */
  lateGraceMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(LATE_GRACE_MAX))),
  /**
   * After whose habits dates are written in mails, and on pages of people who chose none for themselves; `usual` is returned as absent.
   * Unchanged if a write omits it.
   */
  region: z.optional(z.union([Region, z.literal(USUAL_REGION)], { error: 'bad_country' })),
  /** The status that finishing an event presets for members without any information; `present` is returned as absent. */
  finishDefault: z.optional(z.enum(['present', 'open'])),
  /** `nothing` is returned as absent. Unchanged if a write omits it. */
  showsComing: z.optional(ComingShown),
  /**
   * After the deadline, until the event begins, every answer is still taken; a no always is. Returned only if true; unchanged if a write
   * omits it.
   */
  takesLateYes: z.optional(z.boolean()),
  /** `formal` is returned as absent. Unchanged if a write omits it. */
  addressing: z.optional(Addressing),
})
export type Group = z.infer<typeof Group>

export const GroupAnswer = z.object({ group: Group })
/** Stricter than `Group`: what was stored before a rule came can still be read. */
export const GroupWrite = z.extend(Group, { name: line(120) })
export const GroupBody = z.strictObject({ group: GroupWrite })

/**
 * Changes of the zone's clocks in the next two years, as the server computes them: the release of IANA's table, the current minutes ahead
 * of UTC, and each change with the minutes after it. A browser with another table shows other hours.
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
