import * as z from 'zod/mini'
import { Part, Section } from '@contract/members'
import { Id, Instant, text, idQuery } from '@contract/primitives'
import { REASON_MAX } from './absences'
import { answers } from './replyRules'
import type { Call } from '@contract/call'

/** Check-in opens this long before the start, and closes at the end. */
export const CHECK_IN_BEFORE_MS = 60 * 60_000
/** Duration of a time step. A code is valid in its own step and the next, as scanning takes a while. */
export const CODE_STEP_MS = 30_000

/** The present check-in code, and the instant at which it changes. Without `code`: check-in is not open. */
export const CheckinCode = z.object({
  opensAt: Instant,
  closesAt: Instant,
  code: z.optional(z.string()),
  changesAt: z.optional(Instant),
  /** Milliseconds until `changesAt` by the server's clock, for devices whose own clock is wrong. */
  changesInMs: z.optional(z.int()),
})
export type CheckinCode = z.infer<typeof CheckinCode>

const arrival = {
  at: Instant,
  /** Later than the start and the group's grace period. */
  isLate: z.optional(z.literal(true)),
  /** Recorded by somebody who manages events, not by the person. */
  isSetByOther: z.optional(z.literal(true)),
}

const checkinPerson = {
  name: z.string(),
  instrument: z.optional(z.string()),
  part: z.optional(Part),
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(text(REASON_MAX)),
  isAway: z.optional(z.literal(true)),
  /** They said yes, and have no place. */
  isWaiting: z.optional(z.literal(true)),
  /** How many people they bring. */
  guests: z.optional(z.int()),
  arrival: z.optional(z.object(arrival)),
}

/** Who may be checked in: all invitees, and other members who are active on the event's day. */
export const CheckinList = z.object({
  eventId: Id,
  /** The default mark, when the event is finished, for members who are neither checked in nor excused. */
  finishDefault: z.enum(['present', 'open']),
  /** `guests`: whom those bring who said yes; absent: nobody. */
  counts: z.object({ here: z.int(), late: z.int(), expected: z.int(), guests: z.optional(z.int()) }),
  /** By section and name. */
  members: z.array(
    z.object({
      memberId: Id,
      section: Section,
      /** The group's own name for their section (contract/sections.ts). Absent: it is called as its family. */
      ownSection: z.optional(z.string()),
      isAsked: z.boolean(),
      ...checkinPerson,
      /** As of MemberName (names.ts). */
      beside: z.optional(z.string()),
    }),
  ),
  /** By name. */
  deputies: z.array(z.object({ deputyId: Id, ...checkinPerson })),
})
export type CheckinList = z.infer<typeof CheckinList>

/** A person's own check-in, by a personal link or signed in, with the scanned code. */
export const OwnCheckinBody = z.strictObject({ checkin: z.strictObject({ eventId: Id, code: text(100) }) })
export const OwnCheckinAnswer = z.object({
  /** `timeZone`: the group's. */
  checkin: z.object({ eventId: Id, name: z.string(), timeZone: z.optional(z.string()), ...arrival }),
})

const person = { eventId: Id, memberId: z.optional(Id), deputyId: z.optional(Id) }
const namesOne = z.refine<{ memberId?: string | undefined; deputyId?: string | undefined }>(
  ({ memberId, deputyId }) => (memberId === undefined) !== (deputyId === undefined),
  { error: 'required', path: ['memberId'] },
)

/** An event lasts a month at most; what waited longer for a line is of none that is still open. */
const AGO_MAX_MS = 31 * 24 * 60 * 60_000

/** Recorded by somebody who manages events, until the event is finished or cancelled. Who is here already keeps their time of arrival. */
export const CheckinSetting = z.strictObject({
  ...person,
  /** The time of an arrival that Undo restores. */
  at: z.optional(Instant),
  /** Milliseconds between the arrival and this request, which waited for a line: a device's clock may be wrong, its stopwatch is not. */
  agoMs: z.optional(z.int().check(z.minimum(0), z.maximum(AGO_MAX_MS))),
  /** What the person at the door says of it, in place of the start and the grace period; also of who is here already. */
  isLate: z.optional(z.boolean()),
})
export type CheckinSetting = z.infer<typeof CheckinSetting>
export const CheckinSettingBody = z.strictObject({ checkin: /* @__PURE__ */ CheckinSetting.check(namesOne) })
export const CheckinRemovalQuery = /* @__PURE__ */ z.strictObject(person).check(namesOne)
export const CheckinListAnswer = z.object({ checkins: CheckinList })

export const showCodeCall = {
  method: 'GET',
  path: '/checkins/show-code',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: CheckinCode,
  errors: [404, 409],
} as const satisfies Call

export const listCheckinsCall = {
  method: 'GET',
  path: '/checkins/list-checkins',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: CheckinList,
  errors: [404],
} as const satisfies Call

export const checkInCall = {
  method: 'POST',
  path: '/checkins/check-in',
  access: 'personal',
  body: OwnCheckinBody,
  answer: OwnCheckinAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const setCheckinCall = {
  method: 'POST',
  path: '/checkins/set-checkin',
  access: ['manage', 'Event'],
  body: CheckinSettingBody,
  answer: CheckinListAnswer,
  errors: [404, 409],
} as const satisfies Call

export const removeCheckinCall = {
  method: 'DELETE',
  path: '/checkins/remove-checkin',
  access: ['manage', 'Event'],
  query: CheckinRemovalQuery,
  answer: CheckinListAnswer,
  errors: [404, 409],
} as const satisfies Call
