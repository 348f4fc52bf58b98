import * as z from 'zod/mini'
import { Invitees, Needs } from '@contract/invitees'
import { CalendarEvent, Day, EventCalendar, EventStatus, EventTimes } from '@contract/calendar'
import { endsAfterStart, isWithinMaxLength, matchesAllDay } from '@contract/eventSpan'
import { Part, Section } from '@contract/members'
import { Id, Instant, Version, line, text, whenObject, idQuery, IdAnswer, multiline } from '@contract/primitives'
import { Readiness } from './readiness'
import { answers, replyWays } from './replyRules'
import type { Call } from '@contract/call'

export const POLL_DATES_MIN = 2
export const POLL_DATES_MAX = 8
/** The most polls of a group, without removed ones. */
export const POLLS_MAX = 100
export const COMMENT_MAX = 200

/** One of the dates to choose from. A changed time makes it another date, whose answers start anew. */
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
  /** From here on: fields of the event that will be made. */
  title: text(160),
  calendar: EventCalendar,
  location: z.optional(text(160)),
  description: z.optional(multiline(2000)),
  /** Absent: everybody who is active. */
  asks: z.optional(Invitees),
  lineupId: z.optional(Id),
  needs: z.optional(Needs),
  /** The last day, in the group's zone, on which answers are taken. Absent: until the poll is closed. */
  closesOn: z.optional(Day),
}

/** A poll for the date of an event. `dates` are by start. */
export const Poll = z.strictObject({
  ...pollFields,
  dates: z.array(PollDate),
  version: Version,
})
export type Poll = z.infer<typeof Poll>

/** Indices of dates with the time or the id of an earlier one. */
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
 * `open`: answers are taken. `closed`: by hand, after its last day, or because all dates are over. `chosen`: an event was
 * made from it; where that is removed, the poll has its former state.
 */
export const pollStates = ['open', 'closed', 'chosen'] as const

/** State of the poll, and its event. */
const outcome = {
  state: z.enum(pollStates),
  /** Only where it was closed by hand. */
  closedAt: z.optional(Instant),
  event: z.optional(
    z.object({ id: Id, title: z.string(), status: EventStatus, dateId: z.optional(Id), ...EventTimes.shape }),
  ),
}

export const PollSummary = z.object({
  poll: Poll,
  ...outcome,
  /** `asked`: number of invitees of an open poll. `answered`: number of members who answered any date. */
  asked: z.optional(z.int()),
  answered: z.int(),
})
export type PollSummary = z.infer<typeof PollSummary>
/** Open polls first, by their first date; then the others, latest first. */
export const PollList = z.object({ polls: z.array(PollSummary) })

/** The answer to a date that counts. `maybe`: if need be. */
const cellFields = {
  answer: z.enum([...answers, 'silent']),
  at: z.optional(Instant),
  /** An absence counts as no. */
  isAway: z.optional(z.literal(true)),
  isSetByOther: z.optional(z.literal(true)),
  /** How the member answered. Absent: somebody else set it, or it is from before this was stored. */
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
  /** The group's own name for their section (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  instrument: z.optional(z.string()),
  part: z.optional(Part),
  comment: z.optional(z.string()),
  /** One for each date; null: the date does not invite the member. */
  cells: z.array(z.nullable(PollCell)),
})
export type PollLine = z.infer<typeof PollLine>

/** Answers by member and date. In `light`, "if need be" counts as maybe, and the silent may still answer until a date is chosen. */
export const PollMatrix = z.object({
  poll: Poll,
  ...outcome,
  needs: z.optional(Needs),
  dates: z.array(
    z.object({
      ...PollDate.shape,
      isOver: z.boolean(),
      light: z.nullable(Readiness),
      /** Other events at that time, without cancelled ones. */
      overlaps: z.array(z.object({ id: Id, title: z.string(), ...EventTimes.shape })),
    }),
  ),
  /** By section and name. */
  members: z.array(PollLine),
})
export type PollMatrix = z.infer<typeof PollMatrix>

/** With the version that was read. */
export const PollVersion = z.strictObject({ id: Id, version: Version })
export type PollVersion = z.infer<typeof PollVersion>
export const PollVersionBody = z.strictObject({ poll: PollVersion })
export const PollMatrixAnswer = z.object({ matrix: PollMatrix })

/** The client chooses the id of the event, so that a repeated call makes one event. */
export const PollChoice = z.strictObject({ id: Id, version: Version, dateId: Id, eventId: Id })
export type PollChoice = z.infer<typeof PollChoice>
export const PollChoiceBody = z.strictObject({ choice: PollChoice })
export const PollChoiceAnswer = z.object({ event: CalendarEvent })

/** Set by somebody who manages events, until a date is chosen. `silent` deletes the answer. */
export const PollSetting = z.strictObject({
  pollId: Id,
  memberId: Id,
  dateId: Id,
  answer: z.enum([...answers, 'silent']),
})
export type PollSetting = z.infer<typeof PollSetting>
export const PollSettingBody = z.strictObject({ answer: PollSetting })

/** A poll on a personal page; contains nothing about other people. */
export const MyPoll = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  location: z.optional(z.string()),
  description: z.optional(z.string()),
  closesOn: z.optional(Day),
  /** Future dates that invite the member, by start. */
  dates: z.array(z.object({ ...PollDate.shape, ...cellFields })),
  comment: z.optional(z.string()),
})
export type MyPoll = z.infer<typeof MyPoll>
/** Open polls that invite the member, by their next date. */
export const MyPolls = z.object({ polls: z.array(MyPoll) })

const saysSomething = ({ answers: given, comment }: { answers?: unknown; comment?: unknown }) =>
  given !== undefined || comment !== undefined

/** Dates that are not named keep their answers; an empty comment deletes it. The last call counts. */
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
