import * as z from 'zod/mini'
import { inviteeSettings } from './invitees'
import { Section } from './members'
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
import { endsAfterStart, isWithinMaxLength, matchesAllDay, type Span } from './eventSpan'
import { eventCalendars, weekdays } from './choices'
import type { Call } from './call'

export { eventCalendars, weekdays }

/** The categories of an event. Their names are the wire's, in any language of the screen. */
export const EventCalendar = z.enum(eventCalendars)
export type EventCalendar = z.infer<typeof EventCalendar>

export const eventStatuses = ['scheduled', 'finished', 'cancelled'] as const
export const EventStatus = z.enum(eventStatuses)
export type EventStatus = z.infer<typeof EventStatus>

export const PROGRAMME_MAX = 60
/** Minutes of playing time. */
export const Piece = z.strictObject({
  title: text(160),
  composer: z.optional(text(120)),
  minutes: z.optional(/* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(600))),
})
export type Piece = z.infer<typeof Piece>
const Programme = /* @__PURE__ */ z.array(Piece).check(z.maxLength(PROGRAMME_MAX))
/** Of a report: the plan's as it was stored, in one line each. */
const PlayedProgramme = /* @__PURE__ */ z
  .array(z.extend(Piece, { title: foldedLine(160), composer: z.optional(foldedLine(120)) }))
  .check(z.maxLength(PROGRAMME_MAX))

/** A web address that a click may open: `http` or `https` alone. */
const isWebAddress = /* @__PURE__ */ z.url({ protocol: /^https?$/, error: 'bad_url' })
const WebAddress = /* @__PURE__ */ text(500).check(isWebAddress)

/** Years outside are typing errors; inside, every time zone can tell when each day begins. */
const isInSupportedYears = z.refine<string>((when) => when >= '1900' && when < '2200', { error: 'bad_date' })
export const Day = /* @__PURE__ */ CalendarDate.check(isInSupportedYears)
const When = z.union([/* @__PURE__ */ Instant.check(isInSupportedYears), Day], {
  error: ({ input }) => (input === undefined ? 'required' : 'bad_date'),
})

/** When an event is: instants, or for an all-day event days. `end` is the first that no longer belongs to it. */
export const EventTimes = z.object({ start: When, end: When, allDay: z.boolean() })
export type EventTimes = z.infer<typeof EventTimes>

const eventFields = {
  id: Id,
  title: text(160),
  /** Instants; for an all-day event calendar dates of the group's time zone. */
  start: When,
  /** The first moment, or the first day, that no longer belongs to the event. */
  end: When,
  allDay: z.boolean(),
  url: z.optional(WebAddress),
  extendedProps: z.strictObject({
    calendar: EventCalendar,
    status: EventStatus,
    location: z.optional(text(160)),
    description: z.optional(multiline(2000)),
    programme: z.optional(Programme),
    /** The series that the event belongs to; set by the server. */
    seriesId: z.optional(Id),
    ...inviteeSettings,
  }),
}

/** FullCalendar's own shape, so that no layer maps it. */
export const CalendarEvent = z.strictObject({ ...eventFields, version: Version })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
const eventLines = {
  title: line(160),
  url: z.optional(/* @__PURE__ */ line(500).check(isWebAddress)),
  extendedProps: z.extend(eventFields.extendedProps, {
    location: z.optional(line(160)),
    meetingPoint: z.optional(line(160)),
    dress: z.optional(line(160)),
    programme: z.optional(
      /* @__PURE__ */ z
        .array(z.extend(Piece, { title: line(160), composer: z.optional(line(120)) }))
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
  )
export type EventWrite = z.infer<typeof EventWrite>

/** RFC 5545, BYDAY. */
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

/** Which of its weekday in the month: the first to the fourth, or -1, the last (RFC 5545, BYDAY). */
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
    /** On which the weeks of "every second week" begin (RFC 5545, WKST); absent: Monday. */
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

/** One value of a repeated key arrives as text; `calendars=` alone, as an empty text, picks none. */
const oneOrMany = z.transform((given) => (given === '' ? [] : typeof given === 'string' ? [given] : given))
export const EventCalendars = z.pipe(oneOrMany, z.array(EventCalendar))

/** Events that touch the span, `end` no longer being part of it; days are the group's. */
export const EventListQuery = z.strictObject({
  calendars: z.optional(EventCalendars),
  start: z.optional(When),
  end: z.optional(When),
  /** Of one series alone. */
  seriesId: z.optional(Id),
})
export type EventListQuery = z.infer<typeof EventListQuery>

export const EventList = z.array(CalendarEvent)

export const EventBody = z.strictObject({ event: EventWrite, repeat: z.optional(Repeat) })
/**
 * `events`: the whole series, where the event was added with `repeat`; where several were changed, all that were changed or added,
 * by start. `previous`: all that were changed or removed, as they were. To undo, `previous` is sent to add-events, each under the
 * version that it has now, with those that were added as `remove`.
 */
export const EventAnswer = z.object({
  event: CalendarEvent,
  events: z.optional(EventList),
  previous: z.optional(EventList),
})
export type EventAnswer = z.infer<typeof EventAnswer>

/**
 * A change of several carries over what is different from the event as it was stored, and nothing else: a move is carried over
 * as so many days and the new time of day, so what was changed on one occurrence alone stays. With `repeat` an event that
 * belongs to no series becomes the first of one.
 */
export const EventUpdateBody = z.strictObject({
  event: /* @__PURE__ */ EventWrite.check(
    z.refine(({ version }) => version !== undefined, { error: 'required', path: ['version'], when: whenObject }),
  ),
  scope: z.optional(SeriesScope),
  repeat: z.optional(Repeat),
})

export const EventRemovalQuery = z.strictObject({ id: Id, scope: z.optional(SeriesScope) })
/** With a scope, `events`: what was removed, as last read; sent to add-events as it is, it comes back. */
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

/** How an event went. `id` and `version` are the event's. A member who is not in `attendance` was not recorded. */
export const FinishReport = z.strictObject({ id: Id, version: Version, ...reportFields })
export type FinishReport = z.infer<typeof FinishReport>
export const FinishBody = z.strictObject({ obj: FinishReport })

/** The event is scheduled again; its report stays, as the start of the next. */
export const EventReopening = z.strictObject({ id: Id, version: Version })
export const ReopenEventBody = z.strictObject({ obj: EventReopening })

export const eventActions = ['finished', 'corrected', 'reopened'] as const
/** Who is expected on the day of the event, by section and name. */
export const RosterLine = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  instrument: z.optional(z.string()),
})
export type RosterLine = z.infer<typeof RosterLine>

/** For the screen that finishes: the event, who was in the group on its day, and the report where there is one. */
export const EventReport = z.object({
  event: CalendarEvent,
  /** Also holds who is in the report without having been expected. */
  roster: z.array(RosterLine),
  report: z.optional(z.object(reportFields)),
  /** Newest first. */
  history: z.array(z.object({ at: Instant, by: z.string(), action: z.enum(eventActions) })),
})
export type EventReport = z.infer<typeof EventReport>

/** Over, and neither finished nor cancelled: newest first, at most 20 of `total`. */
export const UnfinishedEvents = z.object({ events: EventList, total: z.int() })
export type UnfinishedEvents = z.infer<typeof UnfinishedEvents>

export const findReportCall = {
  method: 'GET',
  path: '/calendar/find-report',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: EventReport,
  errors: [404],
} as const satisfies Call

export const listUnfinishedCall = {
  method: 'GET',
  path: '/calendar/list-unfinished',
  access: ['manage', 'Event'],
  answer: UnfinishedEvents,
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
