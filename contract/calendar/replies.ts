import * as z from 'zod/mini'
import { Absence, REASON_MAX } from './absences'
import { GUESTS_MAX, Needs } from '@contract/invitees'
import { CalendarEvent, Day, EventCalendar, EventStatus, EventTimes, Piece } from '@contract/calendar'
import { EVENT_DAYS_LISTED_MAX, EventDay } from '@contract/eventDays'
import { Deputy, FEE_MAX } from './deputies'
import { Readiness } from './readiness'
import { Part, Section } from '@contract/members'
import { MyOwnField } from '@contract/ownValues'
import { CalendarDate, Id, Instant, text, idQuery, foldedLine } from '@contract/primitives'
import { MyPoll } from './polls'
import { answers, replyWays } from './replyRules'
import type { Call } from '@contract/call'

/** An answer to an event. */
export const ReplyAnswer = z.enum(answers)

/** The answer that counts (contract/calendar/replyRules.ts, `effectiveAnswer`), and how it was given. */
const replyState = {
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(text(REASON_MAX)),
  /** The time of the answer, also of one that is to be confirmed. Absent: there is none, or an absence counts. */
  at: z.optional(Instant),
  /** Set by somebody who manages events; `setBy` is that account's name where it still exists. */
  isSetByOther: z.optional(z.literal(true)),
  setBy: z.optional(z.string()),
  /**
   * How the person answered themselves. Absent: somebody else did, it is a deputy's answer, or from before this was
   * stored.
   */
  via: z.optional(z.enum(replyWays)),
  /** They said it themselves, after the deadline; on the roster alone. */
  isLate: z.optional(z.literal(true)),
  /** Nobody answered, and at this event who does not answer comes. */
  isAssumed: z.optional(z.literal(true)),
  /** An absence counts as no; `reason` is that of the absence. */
  isAway: z.optional(z.literal(true)),
  /** The answer from before the event was moved or cancelled. Until it is confirmed, `answer` is `silent`. */
  toConfirm: z.optional(ReplyAnswer),
  /** They said yes, and wait for a place as so many-th; `answer` is `maybe`. */
  waiting: z.optional(z.int()),
  /** When a place became free for them, until they are heard of again. */
  movedUpAt: z.optional(Instant),
  /** How many people they bring, or would. Absent: nobody. */
  guests: z.optional(z.int()),
  /** On which days of the event they come, or could: without those of an absence (contract/eventDays.ts). Absent: on all. */
  comesOn: z.optional(z.array(z.int())),
}

/** An event on a personal page; contains nothing about other people. */
/** A file of a piece of the programme that is for what the person plays at the event (contract/calendar/pieceFiles.ts). */
const MyFile = z.object({ id: Id, pieceId: Id, name: z.string(), size: z.int() })
export type MyFile = z.infer<typeof MyFile>

export const MyEvent = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  status: EventStatus,
  /** It is not yet certain that it takes place. */
  isOption: z.optional(z.literal(true)),
  /** Events of one series can be answered together. */
  seriesId: z.optional(Id),
  ...EventTimes.shape,
  url: z.optional(z.string()),
  location: z.optional(z.string()),
  description: z.optional(z.string()),
  programme: z.optional(z.array(Piece)),
  /** By name; absent: none. */
  files: z.optional(z.array(MyFile)),
  days: z.optional(z.array(EventDay)),
  /** Their second instrument, where they play it at this event. */
  doubling: z.optional(z.string()),
  callTime: z.optional(z.string()),
  meetingPoint: z.optional(z.string()),
  dress: z.optional(z.string()),
  /** How many people they may bring. */
  guestsMax: z.optional(z.int()),
  /** A yes says on which days. */
  answersByDay: z.optional(z.literal(true)),
  /** A yes would wait for a place now. */
  isFull: z.optional(z.literal(true)),
  /**
   * They were asked for a place in a search of the pool (calendar/deputySearches.ts): with what they ask for, or usually get. `isTaken`:
   * somebody else has it now.
   */
  seat: z.optional(z.object({ fee: z.optional(z.int()), isTaken: z.optional(z.literal(true)) })),
  /** False: the event invites nobody. Events that invite others only are not listed. */
  isAsked: z.boolean(),
  /** Whether answers are taken now. */
  isOpen: z.boolean(),
  /** The deadline has passed: a no is taken, and nothing else. */
  takesOnlyNo: z.optional(z.literal(true)),
  /** The deadline for answers, where the person is invited. */
  deadline: z.optional(Instant),
  ...replyState,
})
export type MyEvent = z.infer<typeof MyEvent>

/** Attendance at events of this season that are finished. */
const MyAttendance = z.object({
  since: Day,
  expected: z.int(),
  present: z.int(),
  excused: z.int(),
  absent: z.int(),
  attendanceRate: z.nullable(z.number()),
})

export const MY_EVENTS_MAX = 100

/** The page that a personal link opens, and "My page" of an account that is tied to a member. */
/** A thing on loan (contract/members/things.ts). `until`: when it is due back; absent: until further notice. */
const MyThing = z.object({
  name: z.string(),
  number: z.optional(z.string()),
  since: CalendarDate,
  until: z.optional(CalendarDate),
})
export type MyThing = z.infer<typeof MyThing>

export const MyPage = z.object({
  group: z.object({
    name: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    /** contract/group.ts; absent: the usual one. */
    region: z.optional(z.string()),
    /** What the page may show of who else comes (`who-comes`). Absent: nothing. */
    showsComing: z.optional(z.enum(['numbers', 'names'])),
    /** contract/group.ts; absent: formal. */
    addressing: z.optional(z.literal('informal')),
  }),
  /** For a deputy, `events` contains the one event, and the fields below are absent. */
  person: z.object({
    kind: z.enum(['member', 'deputy']),
    /** Id of the member or deputy: by it a phone knows that two links are one person's. */
    id: z.optional(Id),
    name: z.string(),
    /** How the page speaks to them; absent: by name. */
    calledName: z.optional(z.string()),
    section: z.optional(Section),
    instrument: z.optional(z.string()),
  }),
  /** By start; of the group's first hundred that are neither over nor finished, those that invite the person or nobody. */
  events: z.array(MyEvent),
  /** Absences that are not over, soonest first. */
  absences: z.optional(z.array(Absence)),
  /** Open polls that invite the member (contract/calendar/polls.ts), where there are any. */
  polls: z.optional(z.array(MyPoll)),
  attendance: z.optional(MyAttendance),
  /** The group's own fields that members read of themselves, where there are any; not with a link that others may know. */
  ownFields: z.optional(z.array(MyOwnField)),
  /** What they have of the group's, where there is anything, first lent first; not with a link that others may know. */
  things: z.optional(z.array(MyThing)),
  /** Unpaid amount in minor units of the currency. Only where the group shows it. */
  owes: z.optional(z.int()),
  /**
   * Amounts are hidden, as others may know the link. `mail`: a link that shows them can be mailed to the stored address
   * (`POST /messages/mail-own-link`). `ask`: there is no address, or the server sends no mail. `agree`: somebody else
   * changed the address, and it is not confirmed yet.
   */
  duesHidden: z.optional(z.enum(['mail', 'ask', 'agree'])),
  /** The time at which the member unsubscribed from mails. Absent with a link that others may know, which cannot change it. */
  mailStoppedAt: z.optional(Instant),
  /**
   * The time at which a guardian of a minor unsubscribed, the last one's of several. Whoever opens the page may have them mailed the way
   * back (`POST /messages/mail-way-back`); nobody but they can take it.
   */
  guardianMailStoppedAt: z.optional(Instant),
  /** Part of the pending amount that credit covers, and that `owes` leaves out; absent: nothing. */
  credit: z.optional(z.int()),
  /** How to pay, where something is owed and the group has payment details (contract/finances/paying/paymentSettings.ts). */
  payment: z.optional(
    z.object({
      /** The member's `paymentReferenceOf`, or `qrReferenceOf` where the account takes no other. */
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

/**
 * The path, on this server, of the member's calendar feed with their answers; it is withdrawn with their link. Null: there
 * is no link.
 */
export const MyFeedAnswer = z.object({ feed: z.nullable(z.object({ path: z.string() })) })

/**
 * Who else comes to an event, as the group shows it to members; never reasons, nor who does not come. Empty: the group shows nothing,
 * or the caller does not have the event.
 */
export const WhoComes = z.object({
  /** Of the members whom the event invites. */
  counts: z.optional(z.object({ yes: z.int(), maybe: z.int(), no: z.int(), silent: z.int() })),
  /** Those who said yes, in the order of the score, where the group shows names. */
  sections: z.optional(
    z.array(z.object({ section: Section, ownSection: z.optional(z.string()), names: z.array(z.string()) })),
  ),
})
export type WhoComes = z.infer<typeof WhoComes>

/** How many people they bring; beside yes alone. Absent: as said before, or nobody. */
const guests = z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(GUESTS_MAX)))

/** On which days of the event they come; beside yes alone. Absent: as said before, or on all. */
const comesOn = z.optional(
  /* @__PURE__ */ z.array(EventDay.shape.day).check(z.minLength(1), z.maxLength(EVENT_DAYS_LISTED_MAX)),
)

/**
 * Calls can be repeated; the last one counts. `silent` deletes the answer. Whoever says yes where all places are taken waits for one; more
 * guests than there are places for are refused (`event_full`), and the answer before stays.
 */
export const OwnReply = z.strictObject({
  eventId: Id,
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(foldedLine(REASON_MAX)),
  guests,
  comesOn,
  /** What a deputy asks for, in minor units; 0: nothing. Absent: as before. */
  fee: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(FEE_MAX))),
})
export type OwnReply = z.infer<typeof OwnReply>
export const OwnReplyBody = z.strictObject({ reply: OwnReply })
export const OwnReplyAnswer = z.object({ event: MyEvent })

/** An invitee or deputy with the answer that counts. */
export const RosterMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  /** The group's own name for their section (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  /** What they play at this event. */
  instrument: z.optional(z.string()),
  part: z.optional(Part),
  /** `instrument` is their second one. */
  isDoubling: z.optional(z.literal(true)),
  /** What they could play instead: the other of their two instruments. */
  otherInstrument: z.optional(z.string()),
  ...replyState,
})
export type RosterMember = z.infer<typeof RosterMember>
export const RosterDeputy = z.object({
  deputy: Deputy,
  ...replyState,
  /** Absent: there is no link. */
  linkMadeAt: z.optional(Instant),
  linkUsedAt: z.optional(Instant),
})
export type RosterDeputy = z.infer<typeof RosterDeputy>

export const EventRoster = z.object({
  event: CalendarEvent,
  /** Absent: there are neither invitees nor deputies. */
  deadline: z.optional(Instant),
  /** Null: the event is over, finished or cancelled, or has neither invitees nor needs. */
  light: z.nullable(Readiness),
  /** The event's own needs, or else those of its instrumentation. */
  needs: z.optional(Needs),
  /** How many places are taken, guests included. Absent: the event has no limit. */
  taken: z.optional(z.int()),
  /** Where a yes says on which days: of each day how many come, and its readiness. */
  days: z.optional(z.array(z.object({ day: z.int(), yes: z.int(), light: z.nullable(Readiness) }))),
  /** By section and name. */
  members: z.array(RosterMember),
  /** By name. */
  deputies: z.array(RosterDeputy),
  /** As of `answers-mark`, from before the rest was read. Absent: an older server. */
  mark: z.optional(z.string()),
})
export type EventRoster = z.infer<typeof EventRoster>

/**
 * Set by somebody who manages events, for a member or deputy, also after the deadline, until the event is finished or
 * cancelled. `silent` deletes the answer.
 */
export const ReplySetting = z.strictObject({
  eventId: Id,
  memberId: z.optional(Id),
  deputyId: z.optional(Id),
  answer: z.enum([...answers, 'silent']),
  reason: z.optional(foldedLine(REASON_MAX)),
  guests,
  comesOn,
  /** Of a member's yes: `given` is a place, whether or not one is free; `waiting` takes it back. Absent: as if they said it themselves. */
  place: z.optional(z.enum(['given', 'waiting'])),
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

/** Whether a member plays their second instrument at the event, for the light and the line-up; until it is finished or cancelled. */
export const DoublingSetting = z.strictObject({ eventId: Id, memberId: Id, isDoubling: z.boolean() })
export type DoublingSetting = z.infer<typeof DoublingSetting>
export const DoublingSettingBody = z.strictObject({ doubling: DoublingSetting })
export const EventRosterAnswer = z.object({ lineup: EventRoster })

export const myPageCall = {
  method: 'GET',
  path: '/replies/my-page',
  access: 'personal',
  answer: MyPage,
  errors: [404, 409, 410, 429],
} as const satisfies Call

/** Of a piece that the person plays at a coming event, or one of the last two weeks, and for what they play there. */
export const myPieceFileCall = {
  method: 'GET',
  path: '/replies/piece-file',
  access: 'personal',
  query: idQuery,
  answer: z.unknown(),
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const whoComesCall = {
  method: 'GET',
  path: '/replies/who-comes',
  access: 'personal',
  query: idQuery,
  answer: WhoComes,
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

export const findRosterCall = {
  method: 'GET',
  path: '/replies/find-lineup',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: EventRoster,
  errors: [404],
} as const satisfies Call

/** A few characters that are others after each change of who comes to the event: an open page learns by them that it is out of date. */
export const answersMarkCall = {
  method: 'GET',
  path: '/replies/answers-mark',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: z.object({ mark: z.string() }),
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

export const setDoublingCall = {
  method: 'POST',
  path: '/replies/set-doubling',
  access: ['manage', 'Event'],
  body: DoublingSettingBody,
  answer: EventRosterAnswer,
  errors: [404, 409],
} as const satisfies Call
