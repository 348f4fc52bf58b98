import * as z from 'zod/mini'
import { inviteeSettings } from './invitees'
import { Part, Section } from './members'
import {
  CalendarDate,
  Id,
  Instant,
  Version,
  line,
  text,
  whenObject,
  idQuery,
  multiline,
  foldedLine,
} from './primitives'
import { lengthFields, lengthRule } from './lengthFields'
import { EVENT_DAYS_LISTED_MAX, EventDays, EventDaysWrite } from './eventDays'
import { endsAfterStart, hasListedDays, isWithinMaxLength, matchesAllDay, type Span } from './eventSpan'
import { eventCalendars, weekdays } from './choices'
import type { Call } from './call'

export { eventCalendars, weekdays }

/** Categories of events. Their values are the same in every language; screens translate them. */
export const EventCalendar = z.enum(eventCalendars)
export type EventCalendar = z.infer<typeof EventCalendar>

export const eventStatuses = ['scheduled', 'finished', 'cancelled'] as const
export const EventStatus = z.enum(eventStatuses)
export type EventStatus = z.infer<typeof EventStatus>

/**
 * How far an event is settled. `draft`: seen by those who manage events alone; nobody is asked. `option`: asked as others are, and shown
 * as not yet certain. Absent: confirmed, as every event without the field.
 */
export const eventPlannings = ['draft', 'option'] as const
export const EventPlanning = z.enum(eventPlannings)
export type EventPlanning = z.infer<typeof EventPlanning>

export const PROGRAMME_MAX = 60
/** An intermission is no music; an encore is not printed in the programme. */
export const programmeLineKinds = ['intermission', 'encore'] as const
/** A line of a programme. Its length is that of a piece, or of an intermission. */
export const Piece = z.strictObject({
  title: text(160),
  composer: z.optional(text(120)),
  ...lengthFields,
  /** Absent: a piece. */
  kind: z.optional(z.enum(programmeLineKinds)),
  /** The piece of the library (calendar/pieces.ts) that it is; what was removed there stays named here. */
  pieceId: z.optional(Id),
  /** The day on which it is played, of an event with days (eventDays.ts). */
  day: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(EVENT_DAYS_LISTED_MAX - 1))),
})
export type Piece = z.infer<typeof Piece>
const Programme = /* @__PURE__ */ z.array(Piece).check(z.maxLength(PROGRAMME_MAX))
/** Pieces of a report; line breaks of older programmes are folded. */
const PlayedProgramme = /* @__PURE__ */ z
  .array(z.extend(Piece, { title: foldedLine(160), composer: z.optional(foldedLine(120)) }).check(lengthRule))
  .check(z.maxLength(PROGRAMME_MAX))

/** A web address that a click may open: `http` or `https` alone. */
const isWebAddress = /* @__PURE__ */ z.url({ protocol: /^https?$/, error: 'bad_url' })
const WebAddress = /* @__PURE__ */ text(500).check(isWebAddress)

/** Years outside of this range are typing errors; inside, every time zone has a start for each day. */
const isInSupportedYears = z.refine<string>((when) => when >= '1900' && when < '2200', { error: 'bad_date' })
export const Day = /* @__PURE__ */ CalendarDate.check(isInSupportedYears)
const When = z.union([/* @__PURE__ */ Instant.check(isInSupportedYears), Day], {
  error: ({ input }) => (input === undefined ? 'required' : 'bad_date'),
})

/** Times of an event: instants, or days for an all-day event. `end` is exclusive. */
export const EventTimes = z.object({ start: When, end: When, allDay: z.boolean() })
export type EventTimes = z.infer<typeof EventTimes>

const eventFields = {
  id: Id,
  title: text(160),
  /** Instants; for an all-day event days of the group's time zone. */
  start: When,
  /** Exclusive: the first instant, or day, after the event. */
  end: When,
  allDay: z.boolean(),
  url: z.optional(WebAddress),
  extendedProps: z.strictObject({
    calendar: EventCalendar,
    status: EventStatus,
    planning: z.optional(EventPlanning),
    location: z.optional(text(160)),
    description: z.optional(multiline(2000)),
    programme: z.optional(Programme),
    /** What each day is, of an event of several days. */
    days: z.optional(EventDays),
    /** What was played, where it was not `programme`: of a finished event, from its report. Set by the server; ignored in a write. */
    played: z.optional(PlayedProgramme),
    /** The series that the event belongs to; set by the server. */
    seriesId: z.optional(Id),
    ...inviteeSettings,
    /** Who sees to it that all is ready, by name: a member, or somebody with access. */
    inCharge: z.optional(text(120)),
    /** For those who manage events alone; nobody else is answered with it. */
    leaderNotes: z.optional(multiline(2000)),
  }),
}

/** FullCalendar's own shape, so that no layer maps it. */
export const CalendarEvent = z.strictObject({ ...eventFields, version: Version })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** Texts of one line, which a write refuses with a line break. Events that are stored may still have some. */
const eventLines = {
  title: line(160),
  url: z.optional(/* @__PURE__ */ line(500).check(isWebAddress)),
  extendedProps: z.extend(eventFields.extendedProps, {
    location: z.optional(line(160)),
    meetingPoint: z.optional(line(160)),
    dress: z.optional(line(160)),
    inCharge: z.optional(line(120)),
    days: z.optional(EventDaysWrite),
    programme: z.optional(
      /* @__PURE__ */ z
        .array(z.extend(Piece, { title: line(160), composer: z.optional(line(120)) }).check(lengthRule))
        .check(z.maxLength(PROGRAMME_MAX)),
    ),
  }),
}
/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const EventWrite = /* @__PURE__ */ z
  .strictObject({ ...eventFields, ...eventLines, version: z.optional(Version) })
  .check(
    z.refine(({ start, allDay }: Span) => matchesAllDay(start, allDay), {
      error: 'bad_date',
      path: ['start'],
      when: whenObject,
    }),
    z.refine(({ end, allDay }: Span) => matchesAllDay(end, allDay), {
      error: 'bad_date',
      path: ['end'],
      when: whenObject,
    }),
    z.refine(endsAfterStart, { error: 'not_after_start', path: ['end'], when: whenObject }),
    z.refine(isWithinMaxLength, { error: 'bad_date', path: ['end'], when: whenObject }),
    z.refine(hasListedDays, { error: 'bad_date', path: ['extendedProps', 'days'], when: whenObject }),
    // Nobody's silence takes a place from somebody who asks for it.
    z.refine(({ extendedProps }) => !(extendedProps?.places !== undefined && extendedProps.asks?.isOptOut), {
      error: 'silence_takes_places',
      path: ['extendedProps', 'places'],
      when: whenObject,
    }),
  )
export type EventWrite = z.infer<typeof EventWrite>

/** RFC 5545, BYDAY. */
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

/** Which of the month's weekdays: the first to the fourth, or -1, the last (RFC 5545, BYDAY). */
export const weeksOfMonth = [1, 2, 3, 4, -1] as const
export type WeekOfMonth = (typeof weeksOfMonth)[number]

export const OCCURRENCES_MAX = 200

/**
 * How an event repeats; the event itself is the first occurrence. Expanded in the group's time zone: a 19:30 rehearsal stays at
 * 19:30. `byWeekday` is for `weekly`, `weekOfMonth` for `monthly`: on the weekday of the event, and not on its day of the month. `until` is the last day that may have one. Days of `except` are left out and use up
 * their turn of `count`, as EXDATE does (RFC 5545, 3.8.5.1).
 */
export const Repeat = /* @__PURE__ */ z
  .strictObject({
    freq: z.enum(['daily', 'weekly', 'monthly']),
    interval: z.int().check(z.minimum(1), z.maximum(99)),
    byWeekday: z.optional(z.array(Weekday).check(z.minLength(1), z.maxLength(7))),
    weekOfMonth: z.optional(z.literal(weeksOfMonth)),
    /** First day of the weeks that `interval` counts (RFC 5545, WKST). Absent: Monday. */
    firstWeekday: z.optional(Weekday),
    until: z.optional(Day),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(OCCURRENCES_MAX))),
    except: z.optional(z.array(Day).check(z.maxLength(OCCURRENCES_MAX))),
  })
  .check(
    z.refine(({ until, count }) => until !== undefined || count !== undefined, {
      error: 'required',
      path: ['until'],
      when: whenObject,
    }),
    z.refine(({ until, count }) => until === undefined || count === undefined, {
      error: 'not_allowed',
      path: ['count'],
      when: whenObject,
    }),
    z.refine(({ freq, byWeekday }) => byWeekday === undefined || freq === 'weekly', {
      error: 'not_allowed',
      path: ['byWeekday'],
      when: whenObject,
    }),
    z.refine(({ freq, weekOfMonth }) => weekOfMonth === undefined || freq === 'monthly', {
      error: 'not_allowed',
      path: ['weekOfMonth'],
      when: whenObject,
    }),
  )
export type Repeat = z.infer<typeof Repeat>

/** Which occurrences of a series a change is meant for. A finished one is never touched by `following` or `all`. */
export const seriesScopes = ['this', 'following', 'all'] as const
export const SeriesScope = z.enum(seriesScopes)
export type SeriesScope = z.infer<typeof SeriesScope>

/** A query's repeated key arrives as text where it has one value; an empty text is an empty list. */
const oneOrMany = z.transform((given) => (given === '' ? [] : typeof given === 'string' ? [given] : given))
export const EventCalendars = z.pipe(oneOrMany, z.array(EventCalendar))

/** Events that touch the span, whose `end` is exclusive; days are those of the group's zone. */
export const EventListQuery = z.strictObject({
  calendars: z.optional(EventCalendars),
  start: z.optional(When),
  end: z.optional(When),
  /** Only events of this series. */
  seriesId: z.optional(Id),
})
export type EventListQuery = z.infer<typeof EventListQuery>

export const EventList = z.array(CalendarEvent)

export const EventBody = z.strictObject({ event: EventWrite, repeat: z.optional(Repeat) })
/**
 * `events`: the whole series, where the event was added with `repeat`; where several were changed, all those changed or
 * added, by start. `previous`: all those changed or removed, as they were before. To undo, `previous` is sent to add-events
 * with the present versions, and what was added as `remove`.
 */
export const EventAnswer = z.object({
  event: CalendarEvent,
  events: z.optional(EventList),
  previous: z.optional(EventList),
})
export type EventAnswer = z.infer<typeof EventAnswer>

/**
 * Whether the answers to an event hold where its time or place change, or are to be confirmed. Not said, a slight change keeps them
 * (events/eventPlan.ts).
 */
export const answerFates = ['keep', 'ask'] as const
export type AnswerFate = (typeof answerFates)[number]

/**
 * With a scope, only what differs from the stored event is carried over: a move as a number of days and the new time of day,
 * so that what was changed on one occurrence alone stays. With `repeat`, an event without a series becomes the first of one.
 */
export const EventUpdateBody = z.strictObject({
  event: /* @__PURE__ */ EventWrite.check(
    z.refine(({ version }) => version !== undefined, { error: 'required', path: ['version'], when: whenObject }),
  ),
  scope: z.optional(SeriesScope),
  repeat: z.optional(Repeat),
  answers: z.optional(z.enum(answerFates)),
})

export const EventRemovalQuery = z.strictObject({ id: Id, scope: z.optional(SeriesScope) })
/** With a scope, `events` contains what was removed, as it was last read; sent to add-events unchanged, it is restored. */
export const EventRemovalAnswer = z.object({ id: Id, ids: z.optional(z.array(Id)), events: z.optional(EventList) })
export type EventRemovalAnswer = z.infer<typeof EventRemovalAnswer>

/** `late` and `left_early` count as present wherever presence is counted. */
export const attendanceStatuses = ['present', 'absent', 'excused', 'late', 'left_early'] as const
export const presentStatuses = ['present', 'late', 'left_early'] as const
export const AttendanceStatus = z.enum(attendanceStatuses)
export type AttendanceStatus = z.infer<typeof AttendanceStatus>

export const Attendance = z.strictObject({ memberId: Id, status: AttendanceStatus })
export type Attendance = z.infer<typeof Attendance>

const reportFields = {
  attendance: /* @__PURE__ */ z.array(Attendance).check(z.maxLength(1000)),
  /** People in the hall; absent where nobody counted. */
  audience: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(1_000_000))),
  notes: z.optional(multiline(2000)),
  /** What was played, where it was not what had been planned. */
  programme: z.optional(PlayedProgramme),
}

/** The report of an event. `id` and `version` are the event's. Nothing is recorded of a member who is not in `attendance`. */
export const FinishReport = z.strictObject({ id: Id, version: Version, ...reportFields })
export type FinishReport = z.infer<typeof FinishReport>
export const FinishBody = z.strictObject({ obj: FinishReport })

/** Makes the event scheduled again. Its report stays, as a start for the next. */
export const EventReopening = z.strictObject({ id: Id, version: Version })
export const ReopenEventBody = z.strictObject({ obj: EventReopening })

export const eventActions = ['finished', 'corrected', 'reopened'] as const
/** Who is expected on the day of the event, in the order of the score. */
export const RosterLine = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  /** The group's own name for their section (sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  instrument: z.optional(z.string()),
  part: z.optional(Part),
})
export type RosterLine = z.infer<typeof RosterLine>

/** What the screen that finishes an event reads: the event, its roster, and the report where there is one. */
export const EventReport = z.object({
  event: CalendarEvent,
  /** Includes members who are in the report without having been expected. */
  roster: z.array(RosterLine),
  report: z.optional(z.object(reportFields)),
  /** Newest first. */
  history: z.array(z.object({ at: Instant, by: z.string(), action: z.enum(eventActions) })),
})
export type EventReport = z.infer<typeof EventReport>

export const findReportCall = {
  method: 'GET',
  path: '/calendar/find-report',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: EventReport,
  errors: [404],
} as const satisfies Call

export const finishEventCall = {
  method: 'POST',
  path: '/calendar/finish-event',
  access: ['manage', 'Event'],
  body: FinishBody,
  answer: EventAnswer,
  errors: [404, 409],
} as const satisfies Call

export const reopenEventCall = {
  method: 'POST',
  path: '/calendar/reopen-event',
  access: ['manage', 'Event'],
  body: ReopenEventBody,
  answer: EventAnswer,
  errors: [404, 409],
} as const satisfies Call

export const allCalendarEventsCall = {
  method: 'GET',
  path: '/calendar/all-events',
  access: ['read', 'Event'],
  answer: EventList,
} as const satisfies Call

export const listEventsCall = {
  method: 'GET',
  path: '/calendar/list-events',
  access: ['read', 'Event'],
  query: EventListQuery,
  answer: EventList,
} as const satisfies Call

export const findCalendarEventCall = {
  method: 'GET',
  path: '/calendar/find-event',
  access: ['read', 'Event'],
  query: idQuery,
  answer: EventAnswer,
  errors: [404],
} as const satisfies Call

export const addEventCall = {
  method: 'POST',
  path: '/calendar/add-event',
  access: ['manage', 'Event'],
  body: EventBody,
  answer: EventAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const updateEventCall = {
  method: 'POST',
  path: '/calendar/update-event',
  access: ['manage', 'Event'],
  body: EventUpdateBody,
  answer: EventAnswer,
  errors: [404, 409],
} as const satisfies Call

export const removeEventCall = {
  method: 'DELETE',
  path: '/calendar/remove-event',
  access: ['manage', 'Event'],
  query: EventRemovalQuery,
  answer: EventRemovalAnswer,
  errors: [404, 409],
} as const satisfies Call
