import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { groups } from '../../../platform/db/schema/groups'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { lastDayOf, monthOf, todayIn } from '../../../platform/time/days'
import { chargedAmount, joiningFeeOf, periodOf, spanIn } from './feeAmounts'
import type { Attended, ClassSpan, Period } from './feeAmounts'
import { readFamilies, sharedAmount } from './families'
import { findFeeSettings } from './feeSettings'

/** The fee for one month. */
export interface Fee {
  /** Absent where the member has a class before or later, but none in this month. */
  name?: string
  amount: number
  /** In years; who has reached it has outgrown the class. */
  ageLimit?: number
  /** What it is charged for; absent without a class. */
  period?: Period
  /** Why nothing is charged. */
  exempt?: string
  /** Of the class's amount, what is charged as one of several for whom the same person pays. */
  familyPercent?: number
  /** They all together would pay more than the most of a family, so that less is charged. */
  isFamilyMost?: boolean
  /** Only if the class has a due day. */
  dueDate?: string
}

/** The last day where the month is shorter. */
const dayOfMonth = (month: string, day: number) => {
  const last = lastDayOf(month)
  const wanted = `${month}-${String(day).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

export interface Fees {
  /** The fee of a member for a month. */
  feeOf: (memberId: string, month: string, attended?: Attended) => Fee | undefined
  /** What a member owes once for joining, whether charged or not. */
  joiningFeeOf: (memberId: string, attended: Attended) => ReturnType<typeof joiningFeeOf>
}

const unknown: Attended = { joined: '', left: '' }

/** The classes of members, each member's oldest first; of all members without ids. */
async function readClassSpans(
  tx: Transaction,
  groupId: string,
  memberIds?: string[],
): Promise<Map<string, ClassSpan[]>> {
  const rows = await tx
    .select({
      memberId: memberFees.memberId,
      from: memberFees.from,
      to: memberFees.to,
      exempt: memberFees.exempt,
      classId: memberFees.classId,
      name: feeClasses.name,
      amount: feeClasses.amount,
      laterAmounts: feeClasses.laterAmounts,
      joiningFee: feeClasses.joiningFee,
      ageLimit: feeClasses.ageLimit,
      rhythm: feeClasses.rhythm,
      firstMonth: feeClasses.firstMonth,
      dueDay: feeClasses.dueDay,
    })
    .from(memberFees)
    .innerJoin(feeClasses, and(eq(feeClasses.groupId, groupId), eq(feeClasses.id, memberFees.classId)))
    .where(and(eq(memberFees.groupId, groupId), memberIds && isIn(memberFees.memberId, memberIds)))
    .orderBy(asc(memberFees.from))
  const byMember = new Map<string, ClassSpan[]>()
  for (const { memberId, from, to, ...row } of rows) {
    const span = { ...row, from: monthOf(from), to: to === null ? null : monthOf(to) }
    byMember.set(memberId, [...(byMember.get(memberId) ?? []), span])
  }
  return byMember
}

/**
 * Fees by month (YYYY-MM) from the members' classes. Undefined for a member who never had a class or no longer has one. An amount of 0 for
 * months outside of the rhythm, and before or between classes.
 */
export async function feesOf(tx: Transaction, groupId: string, memberIds?: string[]): Promise<Fees> {
  const [group] = await tx
    .select({ seasonMonth: groups.seasonMonth, timeZone: groups.timeZone })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  const seasonMonth = group?.seasonMonth ?? 1
  const today = todayIn(group?.timeZone ?? 'UTC')
  const calendar = { ...(await findFeeSettings(tx, groupId)), seasonMonth }
  const readSpans = (ids?: string[]) => readClassSpans(tx, groupId, ids)
  const byMember = await readSpans(memberIds)
  const { family } = calendar
  const shareOf = family && (await readFamilies(tx, groupId, family, { seasonMonth, today, readSpans }))
  const feeOf: Fees['feeOf'] = (memberId, month, attended = unknown) => {
    const spans = byMember.get(memberId)
    if (spans === undefined) return undefined
    const span = spanIn(spans, month)
    // A member whose class starts later is not charged the default amount before.
    if (span === undefined) return spans.some(({ from }) => month < from) ? { amount: 0 } : undefined
    const { name, dueDay, exempt, ageLimit } = span
    const amount = chargedAmount(span, spans, month, attended, calendar)
    const share = amount === 0 ? undefined : shareOf?.(memberId, month)
    return {
      name,
      period: periodOf(span, month, seasonMonth),
      amount: share ? sharedAmount(amount, share) : amount,
      ...(share && { familyPercent: share.percent, isFamilyMost: share.most !== undefined }),
      ...(exempt !== null && { exempt }),
      ...(ageLimit && { ageLimit: ageLimit.age }),
      ...(dueDay !== null && { dueDate: dayOfMonth(month, dueDay) }),
    }
  }
  return { feeOf, joiningFeeOf: (memberId, attended) => joiningFeeOf(byMember.get(memberId) ?? [], attended) }
}
