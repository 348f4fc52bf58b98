import * as z from 'zod/mini'
import { Section } from '@contract/members'
import { Id, Instant, text, idQuery } from '@contract/primitives'
import { REASON_MAX } from './absences'
import { answers } from './replyRules'
import type { Call } from '@contract/call'

/** So long before its start an event can be checked in to; from then on until it ends. */
export const CHECK_IN_BEFORE_MS = 60 * 60_000
/** A code holds for its own step and the next one, as a phone takes a while. */
export const CODE_STEP_MS = 30_000

/** What the code at the door says, and the moment from which there is another. Without `code`: it is not yet, or no longer, time. */
export const CheckinCode = z.object({
  opensAt: Instant,
  closesAt: Instant,
  code: z.optional(z.string()),
  changesAt: z.optional(Instant),
  /** The milliseconds until then by the server's clock, for devices whose own is wrong. */
  changesInMs: z.optional(z.int()),
})
export type CheckinCode = z.infer<typeof CheckinCode>

const arrival = {
  at: Instant,
  /** After the start and the group's grace. */
  isLate: z.optional(z.literal(true)),
  /** It was whoever manages events who noted it. */
  isSetByOther: z.optional(z.literal(true)),
}

const checkinPerson = {
  name: z.string(),
  instrument: z.optional(z.string()),
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(text(REASON_MAX)),
  isAway: z.optional(z.literal(true)),
  arrival: z.optional(z.object(arrival)),
}

/** Who may be checked in: whom the event asks, and all others who are active on its day. */
export const CheckinList = z.object({
  eventId: Id,
  /** What holds for who is neither checked in nor excused when the event is finished. */
  finishDefault: z.enum(['present', 'open']),
  counts: z.object({ here: z.int(), late: z.int(), expected: z.int() }),
  /** By section and name. */
  members: z.array(
    z.object({
      memberId: Id,
      section: Section,
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

/** By a personal link, or signed in: oneself, with the code that the door shows. */
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

/** By who manages events. `at`: when it was, where what was taken back is put back. */
export const CheckinSetting = z.strictObject({ ...person, at: z.optional(Instant) })
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
