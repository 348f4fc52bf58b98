import { amountIn, exactRhythm } from '@contract/finances/feeClasses'
import type { FeeAmounts } from '@contract/finances/feeClasses'
import type { FeeRhythm, FeeSettings } from '@contract/finances/fees'

/** A class that a member has from one month to another, `YYYY-MM`, both included. */
export interface ClassSpan extends FeeAmounts {
  from: string
  to: string | null
  classId: string
  name: string
  rhythm: FeeRhythm
  /** 1 to 12: in which its periods begin; null: as the rhythm has it. */
  firstMonth: number | null
  dueDay: number | null
  /** In minor units, once, for those who begin in the month or later; null: none. */
  joiningFee?: { amount: number; from: string } | null | undefined
  /** Null: for any age. */
  ageLimit?: { age: number } | null | undefined
  /** Why nothing is charged; null: it is. */
  exempt: string | null
}

interface FeeCalendar extends Omit<FeeSettings, 'version'> {
  /** 1 to 12: in which the season begins. */
  seasonMonth: number
}

/** Months of a membership, `YYYY-MM`; empty: unknown. */
export interface Attended {
  joined: string
  left: string
}

/** Months since the year 0. */
const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthAt = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`

export interface Period {
  /** Its first and its last month. */
  start: string
  end: string
  /** In months. */
  length: number
}

/** The period of the class's rhythm that holds the month (contract/finances/fees.ts). */
export function periodOf(
  { rhythm, firstMonth }: Pick<ClassSpan, 'rhythm' | 'firstMonth'>,
  month: string,
  seasonMonth: number,
): Period {
  const { length, offset } = exactRhythm(rhythm, firstMonth ?? undefined, seasonMonth)
  const count = countOf(month)
  const start = count - ((count - offset) % length)
  return { start: monthAt(start), end: monthAt(start + length - 1), length }
}

const isWithin = ({ from, to }: ClassSpan, month: string) => from <= month && (to === null || month <= to)

/** The span of the month. */
export const spanIn = (spans: readonly ClassSpan[], month: string): ClassSpan | undefined =>
  spans.find((one) => isWithin(one, month))

const latest = (...months: string[]) => months.toSorted().at(-1) ?? ''
const monthsFrom = (first: string, last: string) => Math.max(0, countOf(last) - countOf(first) + 1)

/** The share of `amount` for `months` of a period's `length`. Half a minor unit is rounded up. */
const shareOf = (amount: number, months: number, length: number) =>
  Math.floor((2 * amount * months + length) / (2 * length))

/** What a charge paid for: each month from `start` to `end` its share of `amount`, which is for a period of `length` months. */
interface Paid {
  start: string
  end: string
  amount: number
  length: number
}

const covers = ({ start, end }: Paid, month: string) => start <= month && month <= end
const monthAfter = (month: string, months = 1) => monthAt(countOf(month) + months)

/** What was paid for the months from `first` to `last`. */
const worthOf = (paid: readonly Paid[], first: string, last: string): number =>
  paid.reduce((sum, { start, end, amount, length }) => {
    const months = monthsFrom(latest(start, first), end < last ? end : last)
    return sum + shareOf(amount, months, length)
  }, 0)

/** As far back as a charge can matter for a later one: it is for a year at most, and may have followed one that was. */
const MONTHS_BACK = 24

/**
 * The amount charged in a month of a span, in minor units; that of a period is the one of the month in which the period begins. A period
 * that the member attended from its first month is charged in that month. The period in which they joined, or returned after time without
 * a class, is charged in the month of that, in full or by its remaining months (`firstPeriod`); after an exemption, by its remaining months.
 * Where the class changes, nothing is charged as long as what was charged reaches (`classChange` none), or by months what the new class
 * costs more than was paid ahead (`months`); from then on the months that nobody charged. Of the period in which membership is known to end,
 * all is charged, or the months until then (`lastPeriod`). A first class that begins within a period of somebody who did not join in it is
 * taken to be charged already.
 */
export function chargedAmount(
  span: ClassSpan,
  spans: readonly ClassSpan[],
  month: string,
  attended: Attended,
  calendar: FeeCalendar,
): number {
  if (span.exempt !== null) return 0
  const [first = span] = spans
  const begun = latest(first.from, attended.joined)
  const back = monthAfter(month, -MONTHS_BACK)
  // The usual case: one class, whose periods follow each other.
  const isSettled = spans.length === 1 || latest(span.from, attended.joined) <= back
  if (isSettled && month !== begun)
    return periodOf(span, month, calendar.seasonMonth).start === month
      ? sharedFrom(span, month, month, attended, calendar)
      : 0

  let paid: Paid[] = []
  let charged = 0
  for (let at = isSettled ? month : latest(begun, back); at <= month; at = monthAfter(at)) {
    const current = isAttended(at, attended) ? spanIn(spans, at) : undefined
    charged = 0
    if (current === undefined || current.exempt !== null) continue
    const period = periodOf(current, at, calendar.seasonMonth)
    const isCovered = paid.some((one) => covers(one, at))
    if (isCovered && (calendar.classChange === 'none' || (current.from !== at && period.start !== at))) continue
    const charge = isCovered
      ? sharedFrom(current, at, at, attended, calendar) - worthOf(paid, at, period.end)
      : chargeOfUncovered(current, spans, at, attended, calendar)
    charged = Math.max(0, charge ?? 0)
    const amount = amountIn(current, period.start)
    const own = { end: period.end, amount, length: period.length }
    // Nothing is paid ahead by what costs nothing.
    if (amount === 0) continue
    const before = paid
      .filter(({ start }) => start < at)
      .map((one) => ({ ...one, end: one.end < at ? one.end : monthAfter(at, -1) }))
    const beyond = paid
      .filter(({ end }) => end > period.end)
      .map((one) => ({ ...one, start: latest(one.start, monthAfter(period.end)) }))
    const lastPaid = latest(...paid.map(({ end }) => end))
    paid =
      isCovered && charged === 0
        ? [...paid, ...(lastPaid < period.end ? [{ ...own, start: monthAfter(lastPaid) }] : [])]
        : [...before, { ...own, start: at }, ...beyond]
  }
  return charged
}

const isAttended = (month: string, { joined, left }: Attended) => joined <= month && (left === '' || month <= left)

/** The share of the period's amount from the month `first` to its end, or to the last month attended. */
function sharedFrom(
  span: ClassSpan,
  month: string,
  first: string,
  { left }: Attended,
  { lastPeriod, seasonMonth }: FeeCalendar,
): number {
  const period = periodOf(span, month, seasonMonth)
  const last = lastPeriod === 'months' && left !== '' && left < period.end ? left : period.end
  return shareOf(amountIn(span, period.start), monthsFrom(first, last), period.length)
}

/** Of a month that nothing charged before is for; undefined: taken to be charged already. */
function chargeOfUncovered(
  span: ClassSpan,
  spans: readonly ClassSpan[],
  month: string,
  attended: Attended,
  calendar: FeeCalendar,
): number | undefined {
  const period = periodOf(span, month, calendar.seasonMonth)
  const fromNow = () => sharedFrom(span, month, month, attended, calendar)
  if (month === period.start) return fromNow()
  const monthBefore = monthAfter(month, -1)
  const before = isAttended(monthBefore, attended) ? spanIn(spans, monthBefore) : undefined
  if (before !== undefined) return fromNow()
  const isBack = spans.some(({ from, exempt }) => exempt === null && latest(from, attended.joined) < month)
  if (attended.joined <= period.start && !isBack) return undefined
  return calendar.firstPeriod === 'full' ? sharedFrom(span, month, period.start, attended, calendar) : fromNow()
}

/**
 * What a member whose classes these are owes once for joining, and from which month on: the fee of their first class, where they joined in
 * the month in which the class begins to have one, or later. Undefined: nothing, as where it is not known when they joined.
 */
export function joiningFeeOf(
  spans: readonly ClassSpan[],
  { joined }: Pick<Attended, 'joined'>,
): { name: string; amount: number; month: string } | undefined {
  const [first] = spans
  if (!first?.joiningFee || first.exempt !== null || joined === '') return undefined
  const { amount, from } = first.joiningFee
  return joined < from ? undefined : { name: first.name, amount, month: latest(first.from, joined) }
}
