import type { TFunction } from 'i18next'
import type { AnalyticsRow } from '@contract/analytics'
import { csvText, type CsvCell } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'
import { csvReplies, csvReplyFields } from '@/views/analytics/figures/replyCsv'

interface CsvSource {
  t: TFunction<['analytics', 'events']>
  money: Money
  /** The day of an event, `YYYY-MM-DD` in the group's time zone. */
  dayOf: (row: AnalyticsRow) => string
  language: string
}

const number = (value: number | null): CsvCell => (value === null ? undefined : { number: String(value) })

/** Of an event at which nobody was recorded it is not known how many came. */
const recorded = ({ expected }: AnalyticsRow, value: number) => number(expected === 0 ? null : value)

/** Planned income and expense, and by how much the result differs from both; empty where the event has no budget. */
function plannedCells({ planned, net }: AnalyticsRow, money: Money): CsvCell[] {
  if (planned === undefined) return [undefined, undefined, undefined]
  const { income, expense } = planned
  return [income, -expense, net - (income - expense)].map((amount) => ({ number: money.decimal(amount) }))
}

/**
 * One row an event; figures are numbers, what was not recorded is an empty cell and no zero. Attendance is from 0 to 1. What was
 * answered and what was
 * planned is left out where no row has it, as for who may not read it.
 */
export function analyticsCsv(rows: readonly AnalyticsRow[], { t, money, dayOf, language }: CsvSource): string {
  const withReplies = rows.some(({ replies }) => replies !== undefined)
  const withPlanned = rows.some(({ planned }) => planned !== undefined)
  const fields = [
    t('fields.start'),
    t('fields.title'),
    t('events:category'),
    t('fields.expected'),
    t('fields.present'),
    t('fields.late'),
    t('fields.leftEarly'),
    t('fields.absent'),
    t('fields.excused'),
    t('fields.unrecorded'),
    t('fields.attendanceRate'),
    t('fields.audience'),
    t('fields.income'),
    t('fields.expense'),
    t('fields.net'),
    ...(withPlanned ? [t('fields.plannedIncome'), t('fields.plannedExpense'), t('fields.difference')] : []),
    ...(withReplies ? csvReplyFields(t) : []),
  ]
  const cells = rows.map((row): CsvCell[] => [
    dayOf(row),
    row.title,
    t(`events:categories.${row.calendar}`),
    number(row.expected),
    recorded(row, row.present),
    recorded(row, row.late ?? 0),
    recorded(row, row.leftEarly ?? 0),
    recorded(row, row.absent),
    recorded(row, row.excused),
    number(row.unrecorded),
    number(row.attendanceRate === null ? null : Math.round(row.attendanceRate * 10_000) / 10_000),
    number(row.audience),
    { number: money.decimal(row.income) },
    { number: money.decimal(-row.expense) },
    { number: money.decimal(row.net) },
    ...(withPlanned ? plannedCells(row, money) : []),
    ...(withReplies ? csvReplies(row.replies) : []),
  ])
  return csvText(fields, cells, language)
}
