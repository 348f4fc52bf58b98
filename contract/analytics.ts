import * as z from 'zod/mini'
import { AttendanceStatus, CalendarEvent, EventCalendar, EventTimes, Piece, RosterLine, eventActions } from './calendar'
import { Month, idQuery } from './primitives'
import { ordering, paging, search } from './lists'
import { Section } from './members'
import { CalendarDate, Id, Instant, text } from './primitives'
import { analyticsSortColumns, memberAttendanceSortColumns } from './choices'
import type { Call } from './call'

export { analyticsSortColumns, memberAttendanceSortColumns }

const Count = z.int()
const Cents = z.int()

/**
 * What answers were worth once an event is over. Server and client use these same rules:
 * - An event counts once it is finished, and only if at least one invitee had answered when it began. So events that invited nobody, or
 * took place before the group collected answers, do not count.
 * - Of the report, each line counts whose member was invited. Members without a line were not recorded, and do not count.
 * - The answer that was valid when the event began counts: an absence is a no; an answer from before the event was moved, or recorded
 * after it began, is silence.
 * - In time are those who answered before the deadline, even if they changed it later, or had reported an absence by then.
 * - Came: present, late or left early.
 * Stored when the event is finished, so that later changes of answers or absences do not change it.
 */
export interface HeldAnswer {
  state: 'yes' | 'no' | 'maybe' | 'silent'
  /** When the member was first heard of; null: never. */
  heardAt: Date | null
}

export const isAnsweredInTime = ({ state, heardAt }: HeldAnswer, deadline: Date): boolean =>
  state !== 'silent' && heardAt !== null && heardAt < deadline

/** The names of the sums, in display order. `asked` is the total of all answers and silence. */
export const replySumKeys = [
  'asked',
  'answeredInTime',
  'saidYes',
  'yesCame',
  'saidMaybe',
  'maybeCame',
  'saidNo',
  'noCame',
  'silent',
  'silentCame',
] as const
export type ReplySumKey = (typeof replySumKeys)[number]

/** Sums of lines; `asked` is 0 if nobody was ever asked. */
export const ReplySums = z.object({
  asked: Count,
  answeredInTime: Count,
  saidYes: Count,
  yesCame: Count,
  saidMaybe: Count,
  maybeCame: Count,
  saidNo: Count,
  noCame: Count,
  silent: Count,
  silentCame: Count,
})
export type ReplySums = z.infer<typeof ReplySums>

/** The figures shown to people, each a count of a total; a figure with `of` 0 is not shown. */
export function replyFiguresOf(sums: ReplySums) {
  return {
    inTime: { count: sums.answeredInTime, of: sums.asked },
    kept: { count: sums.yesCame, of: sums.saidYes },
    unkept: { count: sums.saidYes - sums.yesCame, of: sums.saidYes },
    silent: { count: sums.silent, of: sums.asked },
    surprise: { count: sums.noCame, of: sums.saidNo },
  }
}
export type ReplyFigures = ReturnType<typeof replyFiguresOf>

/** Present / (expected − excused), 0 to 1, computed from the sums of all lines, not as a mean of rates. Null if nobody was expected. */
const Rate = z.nullable(z.number())

/**
 * Sums of the members' lines of one or more reports; `expected` is the number of lines. `unrecorded`: members of that day's roster
 * without a line, who count nowhere else. `late` and `leftEarly` are included in `present`.
 */
const attendanceSums = {
  expected: Count,
  present: Count,
  late: z.optional(Count),
  leftEarly: z.optional(Count),
  excused: Count,
  absent: Count,
  unrecorded: Count,
  attendanceRate: Rate,
}

/** A finished event. Money is the sum of the finance entries that carry its id, paid and pending. */
export const AnalyticsRow = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  finishedAt: Instant,
  ...attendanceSums,
  /** Null if the audience was not counted. */
  audience: z.nullable(Count),
  income: Cents,
  expense: Cents,
  net: Cents,
  /** Only for those who manage analytics; absent if nobody had answered. */
  replies: z.optional(ReplySums),
  /** The sums of the event's budget (finances/budgets.ts), only for those who read the finances; absent if it has none. */
  planned: z.optional(z.object({ income: Cents, expense: Cents })),
})
export type AnalyticsRow = z.infer<typeof AnalyticsRow>

const analyticsFilters = {
  calendar: z.optional(EventCalendar),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
}

const AnalyticsListConfig = z.strictObject({
  ...paging,
  ...search,
  ...ordering(analyticsSortColumns),
  ...analyticsFilters,
})
export type AnalyticsListConfig = z.infer<typeof AnalyticsListConfig>
/** Natural order: latest event first. Those without a value come last in either direction. */
export const AnalyticsListQuery = z.strictObject({ config: z.prefault(AnalyticsListConfig, {}) })

const AllAnalyticsConfig = z.strictObject({ ...search, ...ordering(analyticsSortColumns), ...analyticsFilters })
export type AllAnalyticsConfig = z.infer<typeof AllAnalyticsConfig>
export const AllAnalyticsQuery = z.strictObject({ config: z.prefault(AllAnalyticsConfig, {}) })

/** The sample size of each part: `events` are the finished ones, `attendanceEvents` those of them with at least one record. */
const part = {
  events: Count,
  attendanceEvents: Count,
  ...attendanceSums,
  /** Only for those who manage analytics; absent if nobody was asked. */
  replies: z.optional(ReplySums),
}
const money = { income: Cents, expense: Cents, net: Cents }

/**
 * A section of the group's own (sections.ts) with the lines of those who play in it today. The lines of who was in another family then
 * are those of that family's rest.
 */
const OwnSectionPart = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  family: Section,
  attendanceEvents: Count,
  expected: Count,
  present: Count,
  late: Count,
  leftEarly: Count,
  excused: Count,
  absent: Count,
  attendanceRate: Rate,
  /** Only for those who manage analytics; absent if nobody was asked. */
  replies: z.optional(ReplySums),
})
export type OwnSectionPart = z.infer<typeof OwnSectionPart>

/** Of the whole filtered set, not of the page. */
export const AnalyticsSummary = z.object({
  ...part,
  /** As `attendanceRate`, of the members' lines of all events together. */
  meanAttendance: Rate,
  audience: Count,
  /** Number of events whose audience was counted. */
  audienceEvents: Count,
  ...money,
  bySection: z.array(z.object({ section: Section, ...part })),
  /** In the order of the score, those with lines; absent: the group has no sections but the families. */
  byOwnSection: z.optional(z.array(OwnSectionPart)),
  byCalendar: z.array(z.object({ calendar: EventCalendar, ...part, audience: Count, audienceEvents: Count, ...money })),
  /** Months of the group's time zone, oldest first; those without events are left out. */
  byMonth: z.array(z.object({ month: Month, ...part, audience: Count, audienceEvents: Count, ...money })),
  /** Finished `Ensaio` per finished `Publico` or `Particular`; null without a concert. */
  rehearsalsPerConcert: z.nullable(z.number()),
})
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>

export const AnalyticsList = z.object({
  events: z.array(AnalyticsRow),
  total: Count,
  summary: AnalyticsSummary,
  /** Planned and actual sums of the budgeted events of all pages; only for those who read the finances. */
  budgeted: z.optional(
    z.object({ events: Count, plannedIncome: Cents, plannedExpense: Cents, income: Cents, expense: Cents }),
  ),
})
export type AnalyticsList = z.infer<typeof AnalyticsList>
export type BudgetedEvents = NonNullable<AnalyticsList['budgeted']>
export const AllAnalytics = z.array(AnalyticsRow)

/** The record page of an event: when, where, programme, who, money, notes. Its single entries are not included. */
export const EventRecord = z.object({
  event: CalendarEvent,
  row: AnalyticsRow,
  finishedBy: z.string(),
  notes: z.optional(z.string()),
  /** What was played: the report's, else what was planned. */
  programme: z.array(Piece),
  lines: z.array(z.object({ ...RosterLine.shape, status: AttendanceStatus })),
  history: z.array(z.object({ at: Instant, by: z.string(), action: z.enum(eventActions) })),
})
export type EventRecord = z.infer<typeof EventRecord>

/** An excused absence is not a miss, and members who were not recorded missed nothing. Covers the events of the last year. */
export const warningReasons = ['misses', 'falling', 'away', 'often', 'unkept', 'silent'] as const
/** `Ensaio`, and `Publico` with `Particular`: who misses one kind may come to all of the other. */
export const warningKinds = ['rehearsals', 'performances'] as const
/**
 * An active member who may be about to leave. The first reason that applies is reported:
 *
 * - `misses`: absent at the last three or more events at which they were recorded and not excused;
 * - `falling`: present at 40 % or less of the last 5 of those, after 70 % or more of the 10 before (at least 5 of them);
 * - `away`: not present at the last five or more events at which they were recorded, excused ones included;
 * - `often`: absent at half or more of the last 10 events at which they were recorded and not excused (at least 8 of them);
 * - `misses`, then `often`, of rehearsals or of performances alone, with that as `kind`;
 * - `unkept`: did not come to the last two or more events that they had accepted and were not excused from;
 * - `silent`: did not answer the last three or more events that asked them.
 *
 * Sorted by name, as it is not a ranking.
 */
export const AttendanceWarning = z.object({
  memberId: Id,
  name: z.string(),
  section: Section,
  reason: z.enum(warningReasons),
  /** Of `misses` and `often`. Absent: of events of all kinds together. */
  kind: z.optional(z.enum(warningKinds)),
  /** Absences in a row, up to the latest; of that kind alone, where there is one. */
  misses: Count,
  /** Where that is the reason: in a row, up to the latest. */
  unkept: z.optional(Count),
  silent: z.optional(Count),
  /** Where that is the reason: in a row, up to the latest, and how many of them were excused. */
  away: z.optional(z.object({ events: Count, excused: Count })),
  /** Where that is the reason. */
  often: z.optional(z.object({ absent: Count, of: Count })),
  /** Day of the latest presence, however long ago; null if there is none. */
  lastPresent: z.nullable(CalendarDate),
  recent: z.object({ present: Count, of: Count }),
  before: z.object({ present: Count, of: Count }),
})
export type AttendanceWarning = z.infer<typeof AttendanceWarning>
export const AttendanceWarnings = z.object({ warnings: z.array(AttendanceWarning) })
export type AttendanceWarnings = z.infer<typeof AttendanceWarnings>

/** What a member's lines at finished events add up to; `expected` are the lines, `late` and `leftEarly` among those `present`. */
const memberSums = {
  expected: Count,
  present: Count,
  late: z.optional(Count),
  leftEarly: z.optional(Count),
  excused: Count,
  absent: Count,
  attendanceRate: Rate,
  /** Absent if they were never asked. */
  replies: z.optional(ReplySums),
}

/** An active member, with the sums of the events that the filters select. */
export const MemberAttendance = z.object({
  id: Id,
  name: z.string(),
  section: Section,
  /** The group's own name for it (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  instrument: z.optional(z.string()),
  ...memberSums,
  /** Day of the latest presence at any event, ignoring the filters; null if there is none. */
  lastPresent: z.nullable(CalendarDate),
})
export type MemberAttendance = z.infer<typeof MemberAttendance>

const AllMemberAttendanceConfig = z.strictObject({
  ...search,
  ...ordering(memberAttendanceSortColumns),
  section: z.optional(Section),
  /** As it is written on record. */
  instrument: z.optional(text(60)),
  ...analyticsFilters,
})
export type AllMemberAttendanceConfig = z.infer<typeof AllMemberAttendanceConfig>
export const AllMemberAttendanceQuery = z.strictObject({ config: z.prefault(AllMemberAttendanceConfig, {}) })
export const AllMemberAttendance = z.array(MemberAttendance)

const MemberAttendanceListConfig = z.strictObject({ ...paging, ...AllMemberAttendanceConfig.shape })
export type MemberAttendanceListConfig = z.infer<typeof MemberAttendanceListConfig>
/** Natural order: by section, then name. `q` looks through the members. Those without a rate come last in either direction. */
export const MemberAttendanceListQuery = z.strictObject({ config: z.prefault(MemberAttendanceListConfig, {}) })
export const MemberAttendanceList = z.object({
  members: z.array(MemberAttendance),
  total: Count,
  /** The instruments of the group's active members, to choose from. */
  instruments: z.array(z.string()),
})
export type MemberAttendanceList = z.infer<typeof MemberAttendanceList>

export const MemberRecordQuery = z.strictObject({
  id: Id,
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type MemberRecordQuery = z.infer<typeof MemberRecordQuery>

/** One member's attendance from `from` to `to`, both included. */
export const MemberRecord = z.object({
  ...memberSums,
  /** Months of the group's time zone, oldest first; those without a line are left out. */
  byMonth: z.array(z.object({ month: Month, ...memberSums })),
  /** The ten events that were last, whatever the days. */
  latest: z.array(
    z.object({ id: Id, title: z.string(), calendar: EventCalendar, ...EventTimes.shape, status: AttendanceStatus }),
  ),
})
export type MemberRecord = z.infer<typeof MemberRecord>

export const listEventAnalyticsCall = {
  method: 'GET',
  path: '/analytics/events/list',
  access: ['read', 'Analytics'],
  query: AnalyticsListQuery,
  answer: AnalyticsList,
} as const satisfies Call

export const allEventAnalyticsCall = {
  method: 'GET',
  path: '/analytics/events/all-events',
  access: ['read', 'Analytics'],
  query: AllAnalyticsQuery,
  answer: AllAnalytics,
} as const satisfies Call

export const findEventAnalyticsCall = {
  method: 'GET',
  path: '/analytics/events/find-event',
  access: ['read', 'Analytics'],
  query: idQuery,
  answer: EventRecord,
  errors: [404],
} as const satisfies Call

export const earlyWarningsCall = {
  method: 'GET',
  path: '/analytics/early-warnings',
  access: ['manage', 'Analytics'],
  answer: AttendanceWarnings,
} as const satisfies Call

export const listMemberAnalyticsCall = {
  method: 'GET',
  path: '/analytics/members/list',
  access: ['manage', 'Analytics'],
  query: MemberAttendanceListQuery,
  answer: MemberAttendanceList,
} as const satisfies Call

export const allMemberAnalyticsCall = {
  method: 'GET',
  path: '/analytics/members/all-members',
  access: ['manage', 'Analytics'],
  query: AllMemberAttendanceQuery,
  answer: AllMemberAttendance,
} as const satisfies Call

export const findMemberAnalyticsCall = {
  method: 'GET',
  path: '/analytics/members/find-member',
  access: ['manage', 'Analytics'],
  query: MemberRecordQuery,
  answer: MemberRecord,
  errors: [404],
} as const satisfies Call
