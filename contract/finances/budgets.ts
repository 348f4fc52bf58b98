import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceCategory, FinanceKind, financeCategories, financeKinds } from '@contract/finances'
import { Month, idQuery } from '@contract/primitives'
import { CalendarDate, Id, Version } from '@contract/primitives'
import { SUBCATEGORIES_MAX } from '@contract/finances/subcategories'
import type { Call } from '@contract/call'

/**
 * The financial year that begins in this calendar year, with the first month of the group's season. The years before and after it are valid
 * too.
 */
export const BudgetYear = z
  .string()
  .check(z.refine((year) => /^\d{4}$/.test(year) && year > '0001' && year < '9998', { error: 'bad_date' }))

/**
 * Planned amount of a kind and category, or of a subcategory, in minor units. Lines of subcategories are in addition to their category's
 * line, so that the sum of all lines is the plan. Opening balances are not planned.
 */
export const BudgetLine = z.strictObject({
  kind: FinanceKind,
  category: FinanceCategory.check(z.refine((category) => category !== 'opening', { error: 'not_allowed' })),
  subcategoryId: z.optional(Id),
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
})
export type BudgetLine = z.infer<typeof BudgetLine>

/** What a line is for: a kind and category, or a subcategory. */
export type BudgetPlace = Pick<BudgetLine, 'kind' | 'category' | 'subcategoryId'>
export const placeOf = ({ kind, category, subcategoryId = '' }: BudgetPlace): string =>
  `${kind} ${category} ${subcategoryId.toLowerCase()}`

/** Sorted by kind and category, each followed by its subcategories, so that equal budgets are stored identically. */
export function linesInOrder<Line extends BudgetPlace>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (one, other) =>
      financeKinds.indexOf(one.kind) - financeKinds.indexOf(other.kind) ||
      financeCategories.indexOf(one.category) - financeCategories.indexOf(other.category) ||
      (one.subcategoryId ?? '').localeCompare(other.subcategoryId ?? ''),
  )
}

const LINES_MAX = financeKinds.length * (financeCategories.length + SUBCATEGORIES_MAX)
const isOnce = (lines: readonly BudgetLine[]) => new Set(lines.map(placeOf)).size === lines.length
const Lines = z.array(BudgetLine).check(z.maxLength(LINES_MAX), z.refine(isOnce, { error: 'taken' }))

/** The budget of a year. Without lines it counts as deleted, but keeps its version. */
export const Budget = z.strictObject({ year: BudgetYear, lines: Lines, version: Version })
export type Budget = z.infer<typeof Budget>
/** No `version` means the year's first; with one, replace what was read with it (docs/writes.md). */
export const BudgetWrite = z.strictObject({ year: BudgetYear, lines: Lines, version: z.optional(Version) })
export type BudgetWrite = z.infer<typeof BudgetWrite>
export const BudgetBody = z.strictObject({ budget: BudgetWrite })
export const BudgetAnswer = z.object({ budget: Budget })

const Sum = z.int()
/**
 * Sums of the entries dated in the year, in minor units. A reversal is subtracted in the place of its original, so sums may be negative.
 * Places without sums are left out. Entries with a subcategory are summed under it and not in its category.
 */
export const BudgetActual = z.object({
  kind: FinanceKind,
  category: FinanceCategory,
  subcategoryId: z.optional(Id),
  paid: Sum,
  pending: Sum,
})
export type BudgetActual = z.infer<typeof BudgetActual>

/** Sums by planned line: a subcategory without a line of its kind counts with its category. */
export function actualByLine(lines: readonly BudgetPlace[], actual: readonly BudgetActual[]): BudgetActual[] {
  const planned = new Set(lines.map(placeOf))
  const sums = new Map<string, BudgetActual>()
  for (const each of actual) {
    const { kind, category, paid, pending } = each
    const place = planned.has(placeOf(each)) ? each : { kind, category }
    const before = sums.get(placeOf(place)) ?? { paid: 0, pending: 0 }
    sums.set(placeOf(place), { ...place, paid: before.paid + paid, pending: before.pending + pending })
  }
  return [...sums.values()]
}

/** Without a year: the current one. */
export const BudgetQuery = z.strictObject({ year: z.optional(BudgetYear) })
/** All sums are read at the same moment. `before`: the previous year, as a template. */
export const BudgetSheet = z.object({
  year: BudgetYear,
  /** Its first and last day. */
  from: CalendarDate,
  to: CalendarDate,
  budget: z.optional(Budget),
  actual: z.array(BudgetActual),
  before: z.object({ lines: z.array(BudgetLine), actual: z.array(BudgetActual) }),
})
export type BudgetSheet = z.infer<typeof BudgetSheet>

const YEARS_ASKED_MAX = 100
/** Financial years (`BudgetYear`), separated by commas. */
export const BudgetsQuery = z.strictObject({
  years: z.string().check(
    z.regex(/^\d{4}(,\d{4})*$/, { error: 'bad_date' }),
    z.maxLength(YEARS_ASKED_MAX * 5 - 1, { error: 'too_many:100' }),
    z.refine((years) => years.split(',').every((year) => BudgetYear.safeParse(year).success), { error: 'bad_date' }),
  ),
})
/** The requested years that have a budget, with lines and actual sums, in order. */
export const PlannedYears = z.object({
  years: z.array(z.object({ year: BudgetYear, lines: z.array(BudgetLine), actual: z.array(BudgetActual) })),
})
export type PlannedYears = z.infer<typeof PlannedYears>

const Flow = z.object({ income: Sum, expense: Sum })
/**
 * The expected balance at the end of the current year. Added to the current balance, with their sign: `coming`, pending entries due (else
 * dated) by then, however late, and paid ones dated in the future; `recurring`, recurring entries not booked yet; `left`, what is left of
 * each budget line after the year's entries and recurring ones, at least zero.
 */
export const BudgetForecast = z.object({
  year: BudgetYear,
  today: CalendarDate,
  to: CalendarDate,
  /** At the end of today, including opening balances. */
  balance: Sum,
  coming: Flow,
  recurring: Flow,
  left: Flow,
  atEnd: Sum,
  /** Whether the year has a budget. */
  hasBudget: z.boolean(),
  /**
   * Balance at the end of each month. From the current month on it is expected: overdue entries now, others when due, and the rest of the
   * budget in equal parts from the current month on.
   */
  months: z.array(z.object({ month: Month, balance: Sum, isAhead: z.boolean() })),
})
export type BudgetForecast = z.infer<typeof BudgetForecast>

/** The budget of an event. */
export const EventBudget = z.strictObject({ eventId: Id, lines: Lines, version: Version })
export type EventBudget = z.infer<typeof EventBudget>
export const EventBudgetWrite = z.strictObject({ eventId: Id, lines: Lines, version: z.optional(Version) })
export type EventBudgetWrite = z.infer<typeof EventBudgetWrite>
export const EventBudgetBody = z.strictObject({ eventBudget: EventBudgetWrite })
export const EventBudgetAnswer = z.object({ eventBudget: EventBudget })

/** As many as events can be added at once (eventBatches.ts). */
const COPIES_MAX = 500
/** Copies budgets between events, all or none; an event with a budget keeps it. */
export const EventBudgetCopiesBody = z.strictObject({
  copies: z.array(z.strictObject({ from: Id, to: Id })).check(z.minLength(1), z.maxLength(COPIES_MAX)),
})
export type EventBudgetCopy = z.infer<typeof EventBudgetCopiesBody>['copies'][number]
export const EventBudgetCopiesAnswer = z.object({ copied: z.int() })

/** A purpose that is tied to an event, with its sums over all entries, as in `PurposeList` (finances/purposes.ts). */
export const EventPurpose = z.object({
  id: Id,
  name: z.string(),
  endsOn: z.optional(CalendarDate),
  came: Sum,
  spent: Sum,
})
export type EventPurpose = z.infer<typeof EventPurpose>

/** `actual`: sums of the event's entries, whatever their dates. `purposes`: money that was given for the event, by name. */
export const EventBudgetSheet = z.object({
  eventBudget: z.optional(EventBudget),
  actual: z.array(BudgetActual),
  purposes: z.optional(z.array(EventPurpose)),
})
export type EventBudgetSheet = z.infer<typeof EventBudgetSheet>

export const findBudgetCall = {
  method: 'GET',
  path: '/finances/find-budget',
  access: ['read', 'Finance'],
  query: BudgetQuery,
  answer: BudgetSheet,
} as const satisfies Call

export const findBudgetsCall = {
  method: 'GET',
  path: '/finances/find-budgets',
  access: ['read', 'Finance'],
  query: BudgetsQuery,
  answer: PlannedYears,
} as const satisfies Call

export const addBudgetCall = {
  method: 'POST',
  path: '/finances/add-budget',
  access: ['manage', 'Finance'],
  body: BudgetBody,
  answer: BudgetAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const findFinancesForecastCall = {
  method: 'GET',
  path: '/finances/find-forecast',
  access: ['read', 'Finance'],
  answer: BudgetForecast,
} as const satisfies Call

export const findEventBudgetCall = {
  method: 'GET',
  path: '/finances/find-event-budget',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: EventBudgetSheet,
  errors: [404],
} as const satisfies Call

export const addEventBudgetCall = {
  method: 'POST',
  path: '/finances/add-event-budget',
  access: ['manage', 'Finance'],
  body: EventBudgetBody,
  answer: EventBudgetAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const copyEventBudgetsCall = {
  method: 'POST',
  path: '/finances/copy-event-budgets',
  access: ['manage', 'Finance'],
  body: EventBudgetCopiesBody,
  answer: EventBudgetCopiesAnswer,
  errors: [404],
} as const satisfies Call
