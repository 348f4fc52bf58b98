import * as z from 'zod/mini'
import { AttendanceStatus, EventCalendar, EventTimes } from '@contract/calendar'
import { LedName } from '@contract/leads'
import { Part, Section } from '@contract/members'
import { OwnFieldKind, OwnValues } from '@contract/ownValues'
import { Id, Instant, foldedLine, idQuery, text } from '@contract/primitives'
import { REASON_MAX } from './absences'
import { CheckinSetting } from './checkins'
import { Readiness } from './readiness'
import { answers } from './replyRules'
import type { Call } from '@contract/call'

/** So many coming events are looked at for those that ask somebody of the led. */
export const LED_EVENTS_MAX = 60
/** So many finished events are listed, the last ones. */
export const LED_REPORTS_MAX = 12

const ledPerson = {
  memberId: Id,
  name: z.string(),
  section: Section,
  /** The group's own name for their section (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  instrument: z.optional(z.string()),
  part: z.optional(Part),
}

/** Who is led, without former members, in the order of the score: all that a section leader reads of the register. */
export const LedMembers = z.object({
  /** What the caller leads. */
  leads: z.array(z.object({ id: z.string(), ...LedName.shape })),
  /** The group's own fields that section leaders read, in its order. */
  ownFields: z.array(
    z.object({
      id: Id,
      name: z.string(),
      kind: OwnFieldKind,
      options: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
    }),
  ),
  members: z.array(
    z.object({
      ...ledPerson,
      /** Of those fields; absent: none. */
      ownValues: z.optional(OwnValues),
      /** Both as the group lets section leaders read them (contract/members/memberAccess.ts). */
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
    }),
  ),
})
export type LedMembers = z.infer<typeof LedMembers>

const eventLine = {
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  ...EventTimes.shape,
  location: z.optional(z.string()),
}

/** An event that asks somebody of the led; the light counts these alone, and what is needed of their instruments. */
export const LedEvent = z.object({ ...eventLine, light: Readiness })
export type LedEvent = z.infer<typeof LedEvent>

/** A finished event that has lines of the led, with how many of these were there. */
export const LedReport = z.object({ ...eventLine, present: z.int(), recorded: z.int() })
export type LedReport = z.infer<typeof LedReport>
/** `events`: scheduled and not over, by start. `finished`: the last first. */
export const LedEventList = z.object({ events: z.array(LedEvent), finished: z.array(LedReport) })
export type LedEventList = z.infer<typeof LedEventList>

/** Who of the led is asked or was checked in, in the order of the score. */
export const LedRoster = z.object({
  event: z.object(eventLine),
  /** The event is neither finished nor cancelled. */
  canAnswer: z.boolean(),
  /** The event is finished: its lines of attendance can be changed. */
  isFinished: z.optional(z.literal(true)),
  checkin: z.object({ opensAt: Instant, closesAt: Instant }),
  members: z.array(
    z.object({
      ...ledPerson,
      isAsked: z.boolean(),
      answer: z.enum([...answers, 'silent']),
      reason: z.optional(text(REASON_MAX)),
      isAway: z.optional(z.literal(true)),
      arrival: z.optional(z.object({ at: Instant, isLate: z.optional(z.literal(true)) })),
      /** Of a finished event. Absent: nothing is recorded of them. */
      attendance: z.optional(AttendanceStatus),
    }),
  ),
})
export type LedRoster = z.infer<typeof LedRoster>
export const LedRosterAnswer = z.object({ roster: LedRoster })

/** As `ReplySetting` (replies.ts), of somebody who is led. */
export const LedReply = z.strictObject({
  eventId: Id,
  memberId: Id,
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(foldedLine(REASON_MAX)),
})
export type LedReply = z.infer<typeof LedReply>
export const LedReplyBody = z.strictObject({ reply: LedReply })

const arrived = { eventId: Id, memberId: Id }
const { at, agoMs, isLate } = CheckinSetting.shape
export const LedCheckin = z.strictObject({ ...arrived, at, agoMs, isLate })
export type LedCheckin = z.infer<typeof LedCheckin>
export const LedCheckinBody = z.strictObject({ checkin: LedCheckin })
export const LedCheckinRemovalQuery = z.strictObject(arrived)

/** Who of the led was at a finished event. No status: nothing is recorded of them. */
export const LedAttendance = z.strictObject({ ...arrived, status: z.optional(AttendanceStatus) })
export type LedAttendance = z.infer<typeof LedAttendance>
export const LedAttendanceBody = z.strictObject({ attendance: LedAttendance })

export const listLedMembersCall = {
  method: 'GET',
  path: '/leading/list-members',
  access: 'leader',
  answer: LedMembers,
} as const satisfies Call

export const listLedEventsCall = {
  method: 'GET',
  path: '/leading/list-events',
  access: 'leader',
  answer: LedEventList,
} as const satisfies Call

/** 404 also for an event that asks nobody of the led. */
export const findLedRosterCall = {
  method: 'GET',
  path: '/leading/find-roster',
  access: 'leader',
  query: idQuery,
  answer: LedRosterAnswer,
  errors: [404],
} as const satisfies Call

export const setLedReplyCall = {
  method: 'POST',
  path: '/leading/set-reply',
  access: 'leader',
  body: LedReplyBody,
  answer: LedRosterAnswer,
  errors: [404, 409],
} as const satisfies Call

export const setLedCheckinCall = {
  method: 'POST',
  path: '/leading/set-checkin',
  access: 'leader',
  body: LedCheckinBody,
  answer: LedRosterAnswer,
  errors: [404, 409],
} as const satisfies Call

export const removeLedCheckinCall = {
  method: 'DELETE',
  path: '/leading/remove-checkin',
  access: 'leader',
  query: LedCheckinRemovalQuery,
  answer: LedRosterAnswer,
  errors: [404, 409],
} as const satisfies Call

/** Corrects one line of the report of a finished event; `conflict`: it was reopened. */
export const setLedAttendanceCall = {
  method: 'POST',
  path: '/leading/set-attendance',
  access: 'leader',
  body: LedAttendanceBody,
  answer: LedRosterAnswer,
  errors: [404, 409],
} as const satisfies Call
