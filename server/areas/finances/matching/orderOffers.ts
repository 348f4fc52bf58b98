import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { BankLine } from '@contract/finances/bankLines'
import { MATCH_SUM_MAX } from '@contract/finances/matching'
import type { MatchOffer, MatchReason } from '@contract/finances/matching'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { paymentOrderLines, paymentOrders } from '../../../platform/db/schema/finances/paymentOrders'
import { findSum } from '../judging/public'
import { RETURN_FEE_MAX } from './chargebackOffers'
import { dayNumber } from './matchCandidates'
import type { Candidate } from './matchCandidates'
import { HEX_ID, bareText, hexOf } from './messageIds'

/** Days after the day of execution in which the bank's line comes: its weekend and holidays. */
const ARRIVAL_DAYS = 6
/** Above all that names or amounts tell. */
const ORDER_SCORE = 900

/** A payment of an order whose entry is not paid yet. */
export interface OrderedPayment {
  lineId: string
  orderId: string
  number: number
  day: string
  /** Cents, as the order has them; the entry may have changed since. */
  amount: number
  /** Cents of the whole order, with what is paid already. */
  ofOrder: number
  entry: { id: string; version: number; amount: number }
}

export async function readOrderedPayments(db: Database, groupId: string): Promise<OrderedPayment[]> {
  const ofOrder = sql<string>`(
    select sum(line.amount) from ${paymentOrderLines} line
     where line.group_id = ${groupId} and line.order_id = ${paymentOrders.id})`
  const rows = await db
    .select({
      lineId: paymentOrderLines.id,
      orderId: paymentOrderLines.orderId,
      number: paymentOrders.number,
      day: paymentOrders.day,
      amount: paymentOrderLines.amount,
      ofOrder: ofOrder.mapWith(Number),
      entry: { id: finances.id, version: finances.version, amount: finances.amount },
    })
    .from(paymentOrders)
    .innerJoin(
      paymentOrderLines,
      and(eq(paymentOrderLines.groupId, groupId), eq(paymentOrderLines.orderId, paymentOrders.id)),
    )
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, paymentOrderLines.financeId)))
    .where(
      and(
        eq(paymentOrders.groupId, groupId),
        eq(finances.status, 'pending'),
        eq(finances.kind, 'expense'),
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        sql`not exists (select from ${finances} r where r.group_id = ${groupId} and r.reversal_of = ${finances.id}
              and r.reversal_of is not null and r.deleted_at is null)`,
      ),
    )
    .orderBy(asc(paymentOrders.number), asc(paymentOrderLines.name), asc(paymentOrderLines.id))
  return rows
}

const sumOf = (payments: readonly OrderedPayment[]) => payments.reduce((sum, { entry }) => sum + entry.amount, 0)

/** What the line pays, how far it agrees with the order, and why. */
interface Payment {
  line: BankLine
  payments: readonly OrderedPayment[]
  /** Cents that the order has for what the line is about. */
  asked: number
  reasons: MatchReason[]
}

/** `isSure`: the line names what it pays, or nothing else fits. */
function payOffer({ payments, asked, reasons }: Payment, isSure: boolean, over: Partial<MatchOffer> = {}): Candidate {
  const offered = payments.map(({ entry }) => ({ id: entry.id, version: entry.version }))
  const [first] = payments
  const offer: MatchOffer = {
    kind: 'due',
    certainty: isSure ? 'certain' : 'likely',
    reasons,
    finances: offered,
    ...(first && { order: { number: first.number, amount: asked } }),
    ...over,
  }
  return { offer, score: ORDER_SCORE + (isSure ? 50 : 0), uses: offered.map(({ id }) => id) }
}

/**
 * Offers for a line that names its order or payment, though the sums differ: the bank's charges on top; some of the payments, as the bank
 * refused the others; or else a part of the last. None of them is chosen without a person.
 */
function differingOffers(payment: Payment): Candidate[] {
  const { line, payments, asked } = payment
  const [paid, owed] = [-line.amount, sumOf(payments)]
  const reasons: MatchReason[] = ['order']
  if (paid > owed) {
    const isCharge = owed === asked && paid - owed <= RETURN_FEE_MAX
    return isCharge ? [payOffer({ ...payment, reasons }, false, { fee: paid - owed })] : []
  }
  const alone = payments.find(({ entry }) => entry.amount === paid)
  const some = alone
    ? [alone]
    : findSum(
        payments.map(({ entry }) => entry.amount),
        paid,
      )?.flatMap((at) => payments[at] ?? [])
  if (some !== undefined) return [payOffer({ ...payment, payments: some, reasons: ['order', 'sum'] }, false)]
  const ascending = payments.toSorted((one, other) => one.entry.amount - other.entry.amount)
  if (owed - paid >= (ascending.at(-1)?.entry.amount ?? 0)) return []
  return [payOffer({ ...payment, payments: ascending, reasons }, false, { kind: 'part', certainty: 'possible' })]
}

/**
 * Returns a function that meets lines with payment orders: one payment by its end-to-end id, and the booking of all of them by the id of
 * the message, else by sum and day.
 */
export function orderOffers(ordered: readonly OrderedPayment[]) {
  const orders = new Map<string, OrderedPayment[]>()
  for (const payment of ordered) orders.set(payment.orderId, [...(orders.get(payment.orderId) ?? []), payment])
  return (line: BankLine): Candidate[] => {
    if (ordered.length === 0 || line.amount >= 0) return []
    const text = bareText(line)
    const hasId = HEX_ID.test(text)
    const named = hasId ? ordered.filter(({ lineId }) => text.includes(hexOf(lineId))) : []
    if (named.length > 0)
      return named.flatMap((one) => {
        const payment: Payment = { line, payments: [one], asked: one.amount, reasons: ['order', 'amount'] }
        return one.entry.amount === -line.amount ? [payOffer(payment, true)] : differingOffers(payment)
      })
    return [...orders.values()].flatMap((payments) => {
      const [first] = payments
      if (first === undefined || payments.length > MATCH_SUM_MAX) return []
      const isNamed = hasId && text.includes(hexOf(first.orderId))
      const payment = { line, payments, asked: first.ofOrder }
      if (sumOf(payments) !== -line.amount) return isNamed ? differingOffers({ ...payment, reasons: ['order'] }) : []
      const days = dayNumber(line.date) - dayNumber(first.day)
      if (!isNamed && (days < -1 || days > ARRIVAL_DAYS)) return []
      const reasons: MatchReason[] = [
        'order',
        payments.length > 1 ? 'sum' : 'amount',
        ...(isNamed ? [] : ['day' as const]),
      ]
      const agrees = first.ofOrder === -line.amount
      return [payOffer({ ...payment, reasons }, agrees && (isNamed || payments.length > 1))]
    })
  }
}
