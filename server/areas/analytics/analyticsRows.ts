import { replySumKeys } from '@contract/analytics'
import type { AnalyticsRow } from '@contract/analytics'
import { events } from '../../platform/db/schema/calendar/events'
import { eventBudgets } from '../../platform/db/schema/finances/budgets'
import { expense, income } from './analyticsSelection'
import { noReplies, repliesOf } from './replySums'
import { eventColumns, toEvent } from '../calendar/events/public'
import type { EventRow } from '../calendar/events/public'

const { finishedAt, expected, present, late, leftEarly, excused, absent, unrecorded, audience } = events
const counts = { expected, present, late, leftEarly, excused, absent, unrecorded }

const { asked, answeredInTime, saidYes, yesCame, saidMaybe, maybeCame, saidNo, noCame, silent, silentCame } = events
const answers = { asked, answeredInTime, saidYes, yesCame, saidMaybe, maybeCame, saidNo, noCame, silent, silentCame }

const planned = { plannedIncome: eventBudgets.income, plannedExpense: eventBudgets.expense }

export const analyticsColumns = {
  ...eventColumns,
  finishedAt,
  ...counts,
  ...answers,
  audience,
  income,
  expense,
  ...planned,
}

type Row = EventRow &
  Pick<typeof events.$inferSelect, 'finishedAt' | 'audience' | keyof typeof counts | keyof typeof answers> & {
    income: number
    expense: number
    plannedIncome: number | null
    plannedExpense: number | null
  }

/** Present / (expected − excused); null if nobody was expected. */
export function rateOf({ expected, present, excused }: { expected: number; present: number; excused: number }) {
  return expected > excused ? present / (expected - excused) : null
}

/** For a finished event, whose counts exist. Throws a TypeError for any other. */
function toAnalyticsRow(row: Row): AnalyticsRow {
  const { id, title, start, end, allDay } = toEvent(row)
  const { finishedAt, audience, income, expense } = row
  if (finishedAt === null) throw new TypeError(`The event ${id} was never finished`)
  const sums = {
    expected: row.expected ?? 0,
    present: row.present ?? 0,
    late: row.late ?? 0,
    leftEarly: row.leftEarly ?? 0,
    excused: row.excused ?? 0,
    absent: row.absent ?? 0,
    unrecorded: row.unrecorded ?? 0,
  }
  return {
    id,
    title,
    calendar: row.calendar,
    start,
    end,
    allDay,
    finishedAt: finishedAt.toISOString(),
    ...sums,
    attendanceRate: rateOf(sums),
    audience,
    income,
    expense,
    net: income - expense,
  }
}

/** The parts that only some roles may read. */
export interface Disclosed {
  /** What the answers were worth: for those who manage analytics. */
  withReplies: boolean
  /** The budget: for those who read the finances. */
  withBudget: boolean
}

function repliesTo(row: Row): Pick<AnalyticsRow, 'replies'> {
  const sums = { ...noReplies }
  for (const key of replySumKeys) sums[key] = row[key] ?? 0
  return repliesOf(sums)
}

function plannedFor({ plannedIncome, plannedExpense }: Row): Pick<AnalyticsRow, 'planned'> {
  // An undone budget has sums of zero.
  if (!plannedIncome && !plannedExpense) return {}
  return { planned: { income: plannedIncome ?? 0, expense: plannedExpense ?? 0 } }
}

export const analyticsRowFor =
  ({ withReplies, withBudget }: Disclosed) =>
  (row: Row): AnalyticsRow => ({
    ...toAnalyticsRow(row),
    ...(withReplies && repliesTo(row)),
    ...(withBudget && plannedFor(row)),
  })
