import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OrderLine, PaymentOrder, PaymentOrderSummary, Payable } from '@contract/finances/sepa/paymentOrders'
import { addDays } from '@contract/days'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { paymentOrderLines, paymentOrders } from '../../../platform/db/schema/finances/paymentOrders'
import { members } from '../../../platform/db/schema/members'

type Reader = Database | Transaction
type OrderRow = typeof paymentOrders.$inferSelect
export type OrderLineRow = typeof paymentOrderLines.$inferSelect

/** Orders that a list has. */
const ORDERS_MAX = 100
/** Days after an order in which the bank's file may still come: until then nothing of it is paid again. */
const SETTLING_DAYS = 7

export const isOrder = (groupId: string, id: string) =>
  and(eq(paymentOrders.groupId, groupId), eq(paymentOrders.id, id))

/** Lines by name, with the state of the entry of each; nulls where that was removed. */
async function readLines(db: Reader, groupId: string, orderId?: string) {
  const rows = await db
    .select({
      line: paymentOrderLines,
      status: finances.status,
      amount: finances.amount,
      version: finances.version,
    })
    .from(paymentOrderLines)
    .leftJoin(
      finances,
      and(eq(finances.groupId, groupId), eq(finances.id, paymentOrderLines.financeId), isNull(finances.deletedAt)),
    )
    .where(
      and(
        eq(paymentOrderLines.groupId, groupId),
        orderId === undefined ? undefined : eq(paymentOrderLines.orderId, orderId),
      ),
    )
    .orderBy(asc(paymentOrderLines.name), asc(paymentOrderLines.id))
  return rows
}
type Read = Awaited<ReturnType<typeof readLines>>[number]

function stateOf({ line, status, amount }: Read): OrderLine['state'] {
  if (status === null || amount !== line.amount) return 'changed'
  return status === 'paid' ? 'paid' : 'open'
}

const toSummary = (order: OrderRow, lines: readonly Read[]): PaymentOrderSummary => ({
  id: order.id,
  number: order.number,
  day: order.day,
  amount: lines.reduce((sum, { line }) => sum + line.amount, 0),
  count: lines.length,
  open: lines.reduce((sum, read) => sum + (stateOf(read) === 'open' ? read.line.amount : 0), 0),
  madeAt: order.madeAt.toISOString(),
  ...(order.sentAt !== null && { sentAt: order.sentAt.toISOString() }),
})

export async function listOrders(db: Reader, groupId: string): Promise<PaymentOrderSummary[]> {
  const [orders, lines] = await Promise.all([
    db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.groupId, groupId))
      .orderBy(desc(paymentOrders.number))
      .limit(ORDERS_MAX),
    readLines(db, groupId),
  ])
  return orders.map((order) =>
    toSummary(
      order,
      lines.filter(({ line }) => line.orderId === order.id),
    ),
  )
}

export async function findOrder(db: Reader, groupId: string, id: string): Promise<PaymentOrder | undefined> {
  const [order] = await db.select().from(paymentOrders).where(isOrder(groupId, id))
  if (order === undefined) return undefined
  const lines = await readLines(db, groupId, id)
  return {
    ...toSummary(order, lines),
    debtor: order.debtor.name,
    lines: lines.map((read) => ({
      id: read.line.id,
      ...(read.version !== null && { finance: { id: read.line.financeId, version: read.version } }),
      name: read.line.name,
      account: read.line.iban.slice(-4),
      amount: read.line.amount,
      text: read.line.text,
      state: stateOf(read),
    })),
  }
}

interface OpenExpense {
  payable: Payable
  /** Day of the latest order that has it. */
  orderedFor: string | undefined
}

/** Expenses that are not paid, longest due first, each with whom it went to before. */
export async function readOpenExpenses(db: Reader, groupId: string): Promise<OpenExpense[]> {
  const day = sql<string>`to_char(coalesce(${finances.dueDate}, ${finances.date}), 'YYYY-MM-DD')`
  const [rows, known] = await Promise.all([
    db
      .select({
        id: finances.id,
        version: finances.version,
        day: day.as('day'),
        description: finances.description,
        amount: finances.amount,
        memberId: finances.memberId,
        member: members.name,
      })
      .from(finances)
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
      .where(
        and(
          eq(finances.groupId, groupId),
          eq(finances.kind, 'expense'),
          eq(finances.status, 'pending'),
          isNull(finances.deletedAt),
          isNull(finances.reversalOf),
        ),
      )
      .orderBy(sql`day`, asc(finances.id)),
    db
      .select({
        line: paymentOrderLines,
        day: paymentOrders.day,
        memberId: finances.memberId,
        description: finances.description,
      })
      .from(paymentOrderLines)
      .innerJoin(
        paymentOrders,
        and(eq(paymentOrders.groupId, groupId), eq(paymentOrders.id, paymentOrderLines.orderId)),
      )
      .leftJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, paymentOrderLines.financeId)))
      .where(eq(paymentOrderLines.groupId, groupId))
      .orderBy(desc(paymentOrders.number), desc(paymentOrderLines.id)),
  ])
  return rows.map(({ memberId, member, ...entry }) => {
    const orderedFor = known.find(({ line }) => line.financeId === entry.id)?.day
    const before = known.find(({ line, ...its }) => {
      if (line.iban === '') return false
      return memberId === null
        ? its.memberId === null && its.description === entry.description
        : its.memberId === memberId
    })
    const payable: Payable = {
      ...entry,
      ...(member !== null && { member }),
      ...(before && {
        payee: {
          name: before.line.name,
          iban: before.line.iban,
          ...(before.line.bic !== null && { bic: before.line.bic }),
        },
      }),
      ...(orderedFor !== undefined && { wasOrdered: true as const }),
    }
    return { payable, orderedFor }
  })
}

/** Whether an order is paying it: its day is ahead, or so near that the bank has not told yet. */
export const isBeingPaid = ({ orderedFor }: OpenExpense, today: string): boolean =>
  orderedFor !== undefined && addDays(orderedFor, SETTLING_DAYS) >= today
