import { and, eq } from 'drizzle-orm'
import type { FeeRhythm } from '@contract/treasury/fees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { groups } from '../../../platform/db/schema/groups'
import { feeClasses, memberFees } from '../../../platform/db/schema/treasury/fees'
import { firstDayOf, lastDayOf } from '../../../platform/time/days'

/** What a class says of one month. */
export interface Fee {
  name: string
  amount: number
  /** Where the class has a day of its own. */
  dueDate?: string
}

/** In which months a class is charged (contract/treasury/fees.ts). */
function isChargedIn(rhythm: FeeRhythm, month: string, seasonMonth: number): boolean {
  const number = Number(month.slice(5))
  if (rhythm === 'monthly') return true
  if (rhythm === 'quarterly') return number % 3 === 1
  return number === (rhythm === 'yearly' ? 1 : seasonMonth)
}

/** The last day where the month is shorter. */
const dayOfMonth = (month: string, day: number) => {
  const last = lastDayOf(month)
  const wanted = `${month}-${String(day).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

/** What a member's class says of a month `YYYY-MM`: nothing without one, and an amount of 0 where its rhythm leaves the month out. */
export async function feesOf(tx: Transaction, groupId: string, memberIds?: string[]) {
  const [group] = await tx.select({ seasonMonth: groups.seasonMonth }).from(groups).where(eq(groups.groupId, groupId))
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
  const byMember = new Map<string, typeof rows>()
  for (const row of rows) byMember.set(row.memberId, [...(byMember.get(row.memberId) ?? []), row])
  return (memberId: string, month: string): Fee | undefined => {
    const day = firstDayOf(month)
    const fee = byMember.get(memberId)?.find(({ from, to }) => from <= day && (to === null || day <= to))
    if (fee === undefined) return undefined
    const { name, amount, rhythm, dueDay } = fee
    return {
      name,
      amount: isChargedIn(rhythm, month, group?.seasonMonth ?? 1) ? amount : 0,
      ...(dueDay !== null && { dueDate: dayOfMonth(month, dueDay) }),
    }
  }
}
