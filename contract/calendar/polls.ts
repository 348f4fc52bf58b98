import * as z from 'zod/mini'
import { Invitees, Needs } from '@contract/invitees'
import { CalendarEvent, Day, EventCalendar, EventStatus, EventTimes } from '@contract/calendar'
import { endsAfterStart, isWithinMaxLength, matchesAllDay } from '@contract/eventSpan'
import { Section } from '@contract/members'
import { Id, Instant, Version, line, text, whenObject, idQuery, IdAnswer, multiline } from '@contract/primitives'
import { Readiness } from './readiness'
import { answers, replyWays } from './replyRules'
import type { Call } from '@contract/call'

export const POLL_DATES_MIN = 2
export const POLL_DATES_MAX = 8
/** Of a group, those that were removed left out. */
export const POLLS_MAX = 100
export const COMMENT_MAX = 200

/** One of the dates to choose from. Under another time it is another date, and is answered anew. */
export const PollDate = z.strictObject({ id: Id, ...EventTimes.shape })
export type PollDate = z.infer<typeof PollDate>

const PollDateWrite = /* @__PURE__ */ PollDate.check(
  z.refine(({ start, allDay }) => matchesAllDay(start, allDay), {
    error: 'bad_date',
    path: ['start'],
    when: whenObject,
  }),
  z.refine(({ end, allDay }) => matchesAllDay(end, allDay), { error: 'bad_date', path: ['end'], when: whenObject }),
  z.refine(endsAfterStart, { error: 'not_after_start', path: ['end'], when: whenObject }),
  z.refine(isWithinMaxLength, { error: 'bad_date', path: ['end'], when: whenObject }),
)

const pollFields = {
  id: Id,
  /** What follows is what the event gets that comes of it. */
  title: text(160),
  calendar: EventCalendar,
  location: z.optional(text(160)),
  description: z.optional(multiline(2000)),
  /** Absent: everybody who is active. */
  asks: z.optional(Invitees),
  lineupId: z.optional(Id),
  needs: z.optional(Needs),
  /** The last day of the group's zone on which answers are taken. Absent: until it is closed. */
  closesOn: z.optional(Day),
}

/** A question for a date. `dates` are by start. */
export const Poll = z.strictObject({
  ...pollFields,
  dates: z.array(PollDate),
  version: Version,
})
export type Poll = z.infer<typeof Poll>

/** Two lines at the same time, or under one id. */
function duplicateDates(dates: { id: unknown; start: unknown; end: unknown }[]): number[] {
  const [times, ids] = [new Set<string>(), new Set<unknown>()]
  return dates.flatMap(({ id, start, end }, at) => {
    const key = `${String(start)} ${String(end)}`
    const isTaken = times.has(key) || ids.has(id)
    times.add(key)
    ids.add(id)
    return isTaken ? [at] : []
  })
}

/** No `version` creates; with one, what was read is replaced, or restored as it was (docs/writes.md). */
export const PollWrite = /* @__PURE__ */ z
  .strictObject({
    ...pollFields,
    title: line(160),
    location: z.optional(line(160)),
    dates: z.array(PollDateWrite).check(z.minLength(POLL_DATES_MIN), z.maxLength(POLL_DATES_MAX)),
    version: z.optional(Version),
  })
  .check(({ value, issues }) => {
    for (const at of duplicateDates(value.dates))
      issues.push({ code: 'custom', input: value, path: ['dates', at, 'start'], message: 'taken' })
  })
export type PollWrite = z.infer<typeof PollWrite>
export const PollBody = z.strictObject({ poll: PollWrite })
export const PollAnswer = z.object({ poll: Poll })

/**
 * `open`: answers are taken. `closed`: by hand, past its last day, or all its dates are over. `chosen`: an event came of it, and is
 * there; where that is removed, the poll is what it was.
 */
export const pollStates = ['open', 'closed', 'chosen'] as const

/** What became of it. */
const outcome = {
  state: z.enum(pollStates),
  /** Where it was closed by hand. */
  closedAt: z.optional(Instant),
  event: z.optional(
    z.object({ id: Id, title: z.string(), status: EventStatus, dateId: z.optional(Id), ...EventTimes.shape }),
  ),
}

export const PollSummary = z.object({
  poll: Poll,
  ...outcome,
  /** How many it asks, of open ones alone; and how many of all have said something to any of its dates. */
  asked: z.optional(z.int()),
  answered: z.int(),
})
export type PollSummary = z.infer<typeof PollSummary>
/** Open ones first, the next to come first; then those that are over, newest first. */
export const PollList = z.object({ polls: z.array(PollSummary) })

/** What holds as somebody's answer to one date. `maybe`: if need be. */
const cellFields = {
  answer: z.enum([...answers, 'silent']),
  at: z.optional(Instant),
  /** An absence of theirs says no. */
  isAway: z.optional(z.literal(true)),
  isSetByOther: z.optional(z.literal(true)),
  /** How they said it themselves; of what was said before this was noted it is not known. */
  via: z.optional(z.enum(replyWays)),
}
export const PollCell = z.object(cellFields)
export type PollCell = z.infer<typeof PollCell>

export const PollLine = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  instrument: z.optional(z.string()),
  comment: z.optional(z.string()),
  /** One for each date; null: it does not ask them. */
  cells: z.array(z.nullable(PollCell)),
})
export type PollLine = z.infer<typeof PollLine>

/** Who can when. Lights count `if need be` as maybe, and wait for the silent for as long as nothing is chosen. */
export const PollMatrix = z.object({
  poll: Poll,
  ...outcome,
  needs: z.optional(Needs),
  dates: z.array(
    z.object({
      ...PollDate.shape,
      isOver: z.boolean(),
      light: z.nullable(Readiness),
      /** What else is in the calendar then, cancelled events left out. */
      overlaps: z.array(z.object({ id: Id, title: z.string(), ...EventTimes.shape })),
    }),
  ),
  /** By section and name. */
  members: z.array(PollLine),
})
export type PollMatrix = z.infer<typeof PollMatrix>

/** Of the version that was read. */
export const PollVersion = z.strictObject({ id: Id, version: Version })
export type PollVersion = z.infer<typeof PollVersion>
export const PollVersionBody = z.strictObject({ poll: PollVersion })
export const PollMatrixAnswer = z.object({ matrix: PollMatrix })

/** The event gets an id from who chooses, so that sent twice there is one. */
export const PollChoice = z.strictObject({ id: Id, version: Version, dateId: Id, eventId: Id })
export type PollChoice = z.infer<typeof PollChoice>
export const PollChoiceBody = z.strictObject({ choice: PollChoice })
export const PollChoiceAnswer = z.object({ event: CalendarEvent })

/** By who manages events, until a date is chosen. `silent` takes the answer away. */
export const PollSetting = z.strictObject({
  pollId: Id,
  memberId: Id,
  dateId: Id,
  answer: z.enum([...answers, 'silent']),
})
export type PollSetting = z.infer<typeof PollSetting>
export const PollSettingBody = z.strictObject({ answer: PollSetting })

/** A poll as a personal page tells of it. Of other people it says nothing. */
export const MyPoll = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  location: z.optional(z.string()),
  description: z.optional(z.string()),
  closesOn: z.optional(Day),
  /** Those on which they are asked and that are not over, by start. */
  dates: z.array(z.object({ ...PollDate.shape, ...cellFields })),
  comment: z.optional(z.string()),
})
export type MyPoll = z.infer<typeof MyPoll>
/** The open ones that ask them, the next to come first. */
export const MyPolls = z.object({ polls: z.array(MyPoll) })

const saysSomething = ({ answers: given, comment }: { answers?: unknown; comment?: unknown }) =>
  given !== undefined || comment !== undefined

/** What is not named stays as it was; an empty comment takes it away. Sent again, the last word counts. */
export const OwnPollAnswer = /* @__PURE__ */ z
  .strictObject({
    pollId: Id,
    answers: z.optional(
      z
        .array(z.strictObject({ dateId: Id, answer: z.enum(answers) }))
        .check(z.minLength(1), z.maxLength(POLL_DATES_MAX)),
    ),
    comment: z.optional(multiline(COMMENT_MAX, 0)),
  })
  .check(z.refine(saysSomething, { error: 'required', path: ['answers'], when: whenObject }))
export type OwnPollAnswer = z.infer<typeof OwnPollAnswer>
export const OwnPollAnswerBody = z.strictObject({ answer: OwnPollAnswer })
export const MyPollAnswer = z.object({ poll: MyPoll })

export const listPollsCall = {
  method: 'GET',
  path: '/polls/list-polls',
  access: ['manage', 'Event'],
  answer: PollList,
  errors: [404],
} as const satisfies Call

export const findPollCall = {
  method: 'GET',
  path: '/polls/find-poll',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: PollMatrix,
  errors: [404],
} as const satisfies Call

export const addPollCall = {
  method: 'POST',
  path: '/polls/add-poll',
  access: ['manage', 'Event'],
  body: PollBody,
  answer: PollAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removePollCall = {
  method: 'DELETE',
  path: '/polls/remove-poll',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const closePollCall = {
  method: 'POST',
  path: '/polls/close-poll',
  access: ['manage', 'Event'],
  body: PollVersionBody,
  answer: PollMatrixAnswer,
  errors: [404, 409],
} as const satisfies Call

export const reopenPollCall = {
  method: 'POST',
  path: '/polls/reopen-poll',
  access: ['manage', 'Event'],
  body: PollVersionBody,
  answer: PollMatrixAnswer,
  errors: [404, 409],
} as const satisfies Call

export const chooseDateCall = {
  method: 'POST',
  path: '/polls/choose-date',
  access: ['manage', 'Event'],
  body: PollChoiceBody,
  answer: PollChoiceAnswer,
  errors: [404, 409],
} as const satisfies Call

export const setAnswerCall = {
  method: 'POST',
  path: '/polls/set-answer',
  access: ['manage', 'Event'],
  body: PollSettingBody,
  answer: PollMatrixAnswer,
  errors: [404, 409],
} as const satisfies Call

export const myPollsCall = {
  method: 'GET',
  path: '/polls/my-polls',
  access: 'personal',
  answer: MyPolls,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const answerPollCall = {
  method: 'POST',
  path: '/polls/answer-poll',
  access: 'personal',
  body: OwnPollAnswerBody,
  answer: MyPollAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call
