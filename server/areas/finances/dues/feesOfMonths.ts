import { and, asc, eq } from 'drizzle-orm'
import type { FeeRhythm, FirstPeriod } from '@contract/finances/fees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { groups } from '../../../platform/db/schema/groups'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { lastDayOf, monthOf } from '../../../platform/time/days'
import { findFeeSettings } from './feeSettings'

/** The fee for one month. */
export interface Fee {
  /** Absent where the member has a class before or later, but none in this month. */
  name?: string
  amount: number
  /** Only if the class has a due day. */
  dueDate?: string
}

/** A class that a member has from one month to another, YYYY-MM. */
interface Span {
  from: string
  to: string | null
  name: string
  amount: number
  rhythm: FeeRhythm
  dueDay: number | null
}

interface Calendar {
  /** 1 to 12: in which the season begins. */
  seasonMonth: number
  firstPeriod: FirstPeriod
}

/** Months since the year 0. */
const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthAt = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`

/** The first month of the period that holds the month, and how many months it has (contract/finances/fees.ts). */
function periodOf(rhythm: FeeRhythm, month: string, seasonMonth: number): { start: string; length: number } {
  const length = rhythm === 'monthly' ? 1 : rhythm === 'quarterly' ? 3 : 12
  const offset = rhythm === 'season' ? seasonMonth - 1 : 0
  const count = countOf(month)
  return { start: monthAt(count - ((count - offset) % length)), length }
}

/** The last day where the month is shorter. */
const dayOfMonth = (month: string, day: number) => {
  const last = lastDayOf(month)
  const wanted = `${month}-${String(day).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

const isWithin = ({ from, to }: Span, month: string) => from <= month && (to === null || month <= to)

/**
 * The amount charged in a month of a span. A period that the member attended from its first month is charged in full in that month. The
 * period in which they joined, or returned after time without a class, is charged in the month of that, in full or by months
 * (`firstPeriod`). Nothing is charged if only the class changed within the period.
 */
function amountIn(span: Span, spans: readonly Span[], month: string, joined: string, calendar: Calendar): number {
  const { start, length } = periodOf(span.rhythm, month, calendar.seasonMonth)
  if (month === start) return span.amount
  const hasClassBefore = spans.some(({ from, to }) => {
    const first = [from, start, joined].toSorted().at(-1) ?? start
    return first < month && (to === null || first <= to)
  })
  const isBack = spans.some(({ to }) => to !== null && to < start)
  const hasBegun = joined > start || (isBack && span.from > start)
  if (hasClassBefore || !hasBegun) return 0
  if (calendar.firstPeriod === 'full') return span.amount
  const months = length - (countOf(month) - countOf(start))
  // Half a minor unit is rounded up.
  return Math.floor((2 * span.amount * months + length) / (2 * length))
}

/** Returns the fee of a member for a month. `joined`: the month of joining (YYYY-MM); absent or empty if unknown. */
type FeeOf = (memberId: string, month: string, joined?: string) => Fee | undefined

/**
 * Fees by month (YYYY-MM) from the members' classes. Undefined for a member who never had a class or no longer has one. An amount of 0 for
 * months outside of the rhythm, and before or between classes.
 */
export async function feesOf(tx: Transaction, groupId: string, memberIds?: string[]): Promise<FeeOf> {
  const [group] = await tx.select({ seasonMonth: groups.seasonMonth }).from(groups).where(eq(groups.groupId, groupId))
  const { firstPeriod } = await findFeeSettings(tx, groupId)
  const calendar = { seasonMonth: group?.seasonMonth ?? 1, firstPeriod }
  const rows = await tx
    .select({
      memberId: memberFees.memberId,
      from: memberFees.from,
      to: memberFees.to,
      name: feeClasses.name,
      amount: feeClasses.amount,
      rhythm: feeClasses.rhythm,
      dueDay: feeClasses.dueDay,
    })
    .from(memberFees)
    .innerJoin(feeClasses, and(eq(feeClasses.groupId, groupId), eq(feeClasses.id, memberFees.classId)))
    .where(and(eq(memberFees.groupId, groupId), memberIds && isIn(memberFees.memberId, memberIds)))
    .orderBy(asc(memberFees.from))
  const byMember = new Map<string, Span[]>()
  for (const { memberId, from, to, ...row } of rows) {
    const span = { ...row, from: monthOf(from), to: to === null ? null : monthOf(to) }
    byMember.set(memberId, [...(byMember.get(memberId) ?? []), span])
  }
  return (memberId, month, joined = '') => {
    const spans = byMember.get(memberId)
    if (spans === undefined) return undefined
    const span = spans.find((one) => isWithin(one, month))
    // A member whose class starts later is not charged the default amount before.
    if (span === undefined) return spans.some(({ from }) => month < from) ? { amount: 0 } : undefined
    const { name, dueDay } = span
    return {
      name,
      amount: amountIn(span, spans, month, joined, calendar),
      ...(dueDay !== null && { dueDate: dayOfMonth(month, dueDay) }),
    }
  }
}
