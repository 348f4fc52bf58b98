import * as z from 'zod/mini'
import { Absence, REASON_MAX } from './absences'
import { Needs } from '@contract/invitees'
import { CalendarEvent, Day, EventCalendar, EventCalendars, EventStatus, EventTimes, Piece } from '@contract/calendar'
import { Deputy } from './deputies'
import { Readiness } from './readiness'
import { Section } from '@contract/members'
import { Id, Instant, text, idQuery, foldedLine } from '@contract/primitives'
import { MyPoll } from './polls'
import { answers, replyWays } from './replyRules'
import type { Call } from '@contract/call'

/** What is answered to an event. */
export const ReplyAnswer = z.enum(answers)

/** What holds as an answer (contract/replyRules.ts, effectiveAnswer), with how it came to be. */
const replyState = {
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(text(REASON_MAX)),
  /** Since when. Absent: silent, or away. */
  at: z.optional(Instant),
  /** Not given by themselves, but by who manages events: by name, where that account is still there. */
  isSetByOther: z.optional(z.literal(true)),
  setBy: z.optional(z.string()),
  /** Given by themselves, and how. Absent: not by them, or before it was noted. */
  via: z.optional(z.enum(replyWays)),
  /** It is an absence of theirs that says no; `reason` is then the absence's. */
  isAway: z.optional(z.literal(true)),
  /** The event was moved or called off since; what had been answered. Until it is confirmed, `answer` is silent. */
  toConfirm: z.optional(ReplyAnswer),
}

/** An event as a personal page tells of it. Of other people it says nothing. */
export const MyEvent = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  status: EventStatus,
  ...EventTimes.shape,
  url: z.optional(z.string()),
  location: z.optional(z.string()),
  description: z.optional(z.string()),
  programme: z.optional(z.array(Piece)),
  callTime: z.optional(z.string()),
  meetingPoint: z.optional(z.string()),
  dress: z.optional(z.string()),
  /** Events that ask nobody are told all the same; those that ask others are not. */
  isAsked: z.boolean(),
  /** Whether an answer is taken now. */
  isOpen: z.boolean(),
  /** Where it is asked: until when answers are taken. */
  deadline: z.optional(Instant),
  ...replyState,
})
export type MyEvent = z.infer<typeof MyEvent>

/** Of the events that were finished since the season began. */
const MyAttendance = z.object({
  since: Day,
  expected: z.int(),
  present: z.int(),
  excused: z.int(),
  absent: z.int(),
  attendanceRate: z.nullable(z.number()),
})

export const MY_EVENTS_MAX = 100

/** What a personal link opens, and “My page” for an account that is tied to a member. */
export const MyPage = z.object({
  group: z.object({ name: z.string(), timeZone: z.string(), currency: z.string() }),
  /** A deputy is asked for one event: `events` holds that one, and the parts below are left out. */
  person: z.object({
    kind: z.enum(['member', 'deputy']),
    /** The member's or the deputy's: by it a phone knows that two links are one person's. */
    id: z.optional(Id),
    name: z.string(),
    section: z.optional(Section),
    instrument: z.optional(z.string()),
  }),
  /** Those that are not over, by start, the first hundred. */
  events: z.array(MyEvent),
  /** Those that are not over, soonest first. */
  absences: z.optional(z.array(Absence)),
  /** The open ones that ask them (contract/calendar/polls.ts), where there are any. */
  polls: z.optional(z.array(MyPoll)),
  attendance: z.optional(MyAttendance),
  /** What is left to pay of what is pending, in minor units of the currency. Only where the group shows it. */
  owes: z.optional(z.int()),
  /**
   * The link was told to others than its owner alone, so what is owed is not shown: `mail`, one that shows it can be sent to the address
   * on record (`POST /messages/mail-own-link`); `ask`, there is no address, or the server sends no mail;
   * `agree`, somebody else changed the address, and nobody agreed to it yet.
   */
  duesHidden: z.optional(z.enum(['mail', 'ask', 'agree'])),
  /** Since when they get no mails of the group, as they asked. Only where they may say otherwise here: not by a link that others know. */
  mailStoppedAt: z.optional(Instant),
  /** What of the pending their credit covers, so that it is not in `owes`; absent: nothing. */
  credit: z.optional(z.int()),
  /** How that is paid, where something is owed and the group says how (contract/finances/paying/paymentSettings.ts). */
  payment: z.optional(
    z.object({
      /** `paymentReferenceOf` the member, or `qrReferenceOf` that, where the account takes no other. */
      reference: z.string(),
      /** To copy and paste. */
      pixCode: z.optional(z.string()),
      /** Holder, IBAN and BIC, a line each. */
      account: z.optional(z.array(z.string())),
      details: z.optional(z.string()),
    }),
  ),
})
export type MyPage = z.infer<typeof MyPage>

/** The path of the member's calendar with their answers, on this server; it ends with their link. Null: no link holds. */
export const MyFeedAnswer = z.object({ feed: z.nullable(z.object({ path: z.string() })) })

/** Sent again, the last word counts. */
export const OwnReply = z.strictObject({ eventId: Id, answer: ReplyAnswer, reason: z.optional(foldedLine(REASON_MAX)) })
export type OwnReply = z.infer<typeof OwnReply>
export const OwnReplyBody = z.strictObject({ reply: OwnReply })
export const OwnReplyAnswer = z.object({ event: MyEvent })

/** One who is asked, or a deputy. */
export const RosterMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  instrument: z.optional(z.string()),
  ...replyState,
})
export type RosterMember = z.infer<typeof RosterMember>
export const RosterDeputy = z.object({
  deputy: Deputy,
  ...replyState,
  /** Of a link that holds. */
  linkMadeAt: z.optional(Instant),
  linkUsedAt: z.optional(Instant),
})
export type RosterDeputy = z.infer<typeof RosterDeputy>

export const EventRoster = z.object({
  event: CalendarEvent,
  /** Where somebody is asked. */
  deadline: z.optional(Instant),
  /** Null: it is over or cancelled, or asks nobody and needs nothing. */
  light: z.nullable(Readiness),
  /** Its own needs, or those of its line-up. */
  needs: z.optional(Needs),
  /** By section and name. */
  members: z.array(RosterMember),
  /** By name. */
  deputies: z.array(RosterDeputy),
})
export type EventRoster = z.infer<typeof EventRoster>

/**
 * By who manages events, for a member or a deputy, also after the deadline and until the event is finished. `silent` takes the
 * answer away.
 */
export const ReplySetting = z.strictObject({
  eventId: Id,
  memberId: z.optional(Id),
  deputyId: z.optional(Id),
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(foldedLine(REASON_MAX)),
})
export type ReplySetting = z.infer<typeof ReplySetting>
export const ReplySettingBody = z.strictObject({
  reply: /* @__PURE__ */ ReplySetting.check(
    z.refine(({ memberId, deputyId }) => (memberId === undefined) !== (deputyId === undefined), {
      error: 'required',
      path: ['memberId'],
    }),
  ),
})
export const EventRosterAnswer = z.object({ lineup: EventRoster })

export const READINESS_MAX = 200

/** Events that touch the span, the first two hundred; without a start, those that are not over. */
export const ReadinessListQuery = z.strictObject({
  start: z.optional(z.union([Instant, Day])),
  end: z.optional(z.union([Instant, Day])),
  calendars: z.optional(EventCalendars),
})
export type ReadinessListQuery = z.infer<typeof ReadinessListQuery>
export const ReadinessList = z.object({
  /** By start; none for events that are over or cancelled, or have nothing to say. */
  lights: z.array(
    z.object({
      eventId: Id,
      light: Readiness,
      /** Of a red one, so that a screen can lead to it that does not show it. */
      event: z.optional(z.object({ title: z.string(), calendar: EventCalendar, ...EventTimes.shape })),
    }),
  ),
  /** Whether the group has begun to ask: a link was made, somebody answered, or a line-up is kept. Until then lights mean little. */
  isInUse: z.boolean(),
})
export type ReadinessList = z.infer<typeof ReadinessList>

export const myPageCall = {
  method: 'GET',
  path: '/replies/my-page',
  access: 'personal',
  answer: MyPage,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const previewPageCall = {
  method: 'GET',
  path: '/replies/preview-page',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: MyPage,
  errors: [404],
} as const satisfies Call

export const myFeedCall = {
  method: 'GET',
  path: '/replies/my-feed',
  access: 'personal',
  answer: MyFeedAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const answerEventCall = {
  method: 'POST',
  path: '/replies/answer-event',
  access: 'personal',
  body: OwnReplyBody,
  answer: OwnReplyAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const listReadinessCall = {
  method: 'GET',
  path: '/replies/list-lights',
  access: ['manage', 'Event'],
  query: ReadinessListQuery,
  answer: ReadinessList,
  errors: [404],
} as const satisfies Call

export const findRosterCall = {
  method: 'GET',
  path: '/replies/find-lineup',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: EventRoster,
  errors: [404],
} as const satisfies Call

export const setReplyCall = {
  method: 'POST',
  path: '/replies/set-reply',
  access: ['manage', 'Event'],
  body: ReplySettingBody,
  answer: EventRosterAnswer,
  errors: [404, 409],
} as const satisfies Call
