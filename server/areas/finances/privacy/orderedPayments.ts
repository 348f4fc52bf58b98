import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import { ERASED } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { finances } from '../../../platform/db/schema/finances/finances'
import { paymentOrderLines, paymentOrders } from '../../../platform/db/schema/finances/paymentOrders'

const ofEntriesOf = (groupId: string, memberIds: string[]): SQL => sql`exists (
  select from ${finances} where ${finances.groupId} = ${groupId} and ${finances.id} = ${paymentOrderLines.financeId}
     and ${isIn(finances.memberId, memberIds)})`

/** What the group ordered its bank to pay for entries that name the member, oldest first. */
export function orderedPaymentsOf(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<NonNullable<MemberData['orderedPayments']>> {
  const { name, iban, amount, text } = paymentOrderLines
  return db
    .select({ day: paymentOrders.day, name, iban, amount, text })
    .from(paymentOrderLines)
    .innerJoin(paymentOrders, and(eq(paymentOrders.groupId, groupId), eq(paymentOrders.id, paymentOrderLines.orderId)))
    .where(and(eq(paymentOrderLines.groupId, groupId), ofEntriesOf(groupId, [memberId])))
    .orderBy(asc(paymentOrders.day), asc(paymentOrderLines.id))
}

/** Amounts and days stay, as in the books; its file can no longer be made. */
const erased = { name: ERASED, iban: '', bic: null, text: ERASED }

export async function eraseOrderedPayments(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { name, text } = paymentOrderLines
  await tx
    .update(paymentOrderLines)
    .set(erased)
    .where(and(eq(paymentOrderLines.groupId, groupId), ofEntriesOf(groupId, [person.id])))
  await tx
    .update(paymentOrderLines)
    .set({ name: withoutName(name, person), text: withoutName(text, person) })
    .where(and(eq(paymentOrderLines.groupId, groupId), or(mentions(name, person), mentions(text, person))))
}

/** Of entries that are deleted for good. */
export async function purgeOrderedPayments(tx: Transaction, groupId: string, financeIds: string[]): Promise<void> {
  await tx
    .update(paymentOrderLines)
    .set(erased)
    .where(and(eq(paymentOrderLines.groupId, groupId), isIn(paymentOrderLines.financeId, financeIds)))
}
