import { eq, max, sql } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import { v7 as newId } from 'uuid'
import type {
  PayableAnswer,
  PaymentOrder,
  PaymentOrderSummary,
  PaymentOrderWrite,
} from '@contract/finances/sepa/paymentOrders'
import { isTargetDay, nextTargetDay } from '@contract/finances/sepa/targetDays'
import { transferXml } from '@contract/finances/sepa/transferFile'
import type { TransferFile } from '@contract/finances/sepa/transferFile'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { paymentOrderLines, paymentOrders } from '../../../platform/db/schema/finances/paymentOrders'
import { paymentSettings } from '../../../platform/db/schema/finances/paymentSettings'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { todayIn } from '../../../platform/time/days'
import { findOrder, isBeingPaid, isOrder, listOrders, readOpenExpenses } from './orderRows'
import type { OrderLineRow } from './orderRows'
import { toSettings } from './paymentSettingsRepository'

type Reader = Database | Transaction

/** Hours in which "sent" can be taken back. */
const UNMARK_HOURS = 24

/** As identifiers of a message have it: 32 characters of those that banks take. */
const hexOf = (id: string) => id.replaceAll('-', '')

/** From which account is paid; `debtor` is absent where something is missing for it. */
async function readDebtor(db: Reader, groupId: string) {
  const [group] = await db
    .select({ currency: groups.currency, timeZone: groups.timeZone })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.groupId, groupId))
  const { transfer, debit } = row === undefined ? { transfer: undefined, debit: undefined } : toSettings(row)
  const today = todayIn(group.timeZone)
  const debtor: TransferFile['debtor'] | undefined =
    transfer && group.currency === 'EUR'
      ? {
          name: transfer.name,
          iban: transfer.iban,
          ...(transfer.bic !== undefined && { bic: transfer.bic }),
          ...(transfer.address && { address: transfer.address }),
        }
      : undefined
  return { debtor, painVersion: debit?.painVersion ?? ('08' as const), today, firstDay: nextTargetDay(today) }
}

/** Throws `invalid` for an account number with the wrong length, and `conflict` for what is paid, changed or being paid. */
async function planLines(tx: Transaction, groupId: string, order: PaymentOrderWrite, today: string) {
  const open = new Map((await readOpenExpenses(tx, groupId)).map((expense) => [expense.payable.id, expense]))
  return order.lines.map(({ finance, name, iban, bic, text }, at): OrderLineRow => {
    if (!isValidIBAN(iban)) throw invalidField(`order.lines.${at}.iban`, 'bad_iban')
    const expense = open.get(finance.id.toLowerCase())
    if (expense?.payable.version !== finance.version || isBeingPaid(expense, today)) throw new ApiError('conflict')
    const { id: financeId, amount } = expense.payable
    // Each entry once.
    open.delete(financeId)
    return { groupId, id: newId(), orderId: order.id, financeId, name, iban, bic: bic ?? null, amount, text }
  })
}

const subjectOf = ({ id, number }: Pick<PaymentOrder, 'id' | 'number'>) =>
  ({ type: 'payment_order', id, name: String(number) }) as const

const auditedOf = ({ day, amount, count }: PaymentOrder) => ({ date: day, amount, count })

export function orderRepository(db: Database) {
  async function readOrder(reader: Reader, groupId: string, id: string): Promise<PaymentOrder> {
    const order = await findOrder(reader, groupId, id.toLowerCase())
    if (order === undefined) throw new ApiError('not_found')
    return order
  }

  return {
    async findPayables(groupId: string): Promise<PayableAnswer> {
      const { debtor, today, firstDay } = await readDebtor(db, groupId)
      const isReady = debtor !== undefined
      const open = isReady ? await readOpenExpenses(db, groupId) : []
      const lines = open.filter((expense) => !isBeingPaid(expense, today)).map(({ payable }) => payable)
      return { isReady, firstDay, lines }
    },

    list: (groupId: string): Promise<PaymentOrderSummary[]> => listOrders(db, groupId),

    find: (groupId: string, id: string): Promise<PaymentOrder> => readOrder(db, groupId, id),

    /** The message for the bank, as the order was made. Throws `not_found` also where someone in it was erased. */
    async file(groupId: string, named: string): Promise<{ name: string; xml: string }> {
      const id = named.toLowerCase()
      const [order] = await db.select().from(paymentOrders).where(isOrder(groupId, id))
      const lines = await db
        .select()
        .from(paymentOrderLines)
        .where(sql`${paymentOrderLines.groupId} = ${groupId} and ${paymentOrderLines.orderId} = ${id}`)
        .orderBy(paymentOrderLines.name, paymentOrderLines.id)
      if (order === undefined || lines.some(({ iban }) => iban === '')) throw new ApiError('not_found')
      const xml = transferXml({
        version: order.painVersion,
        messageId: hexOf(id),
        createdAt: `${order.madeAt.toISOString().slice(0, 19)}Z`,
        debtor: order.debtor,
        day: order.day,
        lines: lines.map((line) => ({
          endToEndId: hexOf(line.id),
          amount: line.amount,
          name: line.name,
          iban: line.iban,
          ...(line.bic !== null && { bic: line.bic }),
          text: line.text,
        })),
      })
      return { name: `payment-order-${order.number}-${order.day}.xml`, xml }
    },

    /** Fixes what is paid to whom. A repeated request with the same id gets the same answer. */
    add(actor: Actor, written: PaymentOrderWrite): Promise<{ order: PaymentOrder; isNew: boolean }> {
      const { groupId } = actor
      const asked = { ...written, id: written.id.toLowerCase() }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const known = await findOrder(tx, groupId, asked.id)
        if (known !== undefined) return { order: known, isNew: false }
        const { debtor, painVersion, today, firstDay } = await readDebtor(tx, groupId)
        if (debtor === undefined) throw invalidField('order.lines', 'not_allowed')
        if (!isTargetDay(asked.day)) throw invalidField('order.day', 'not_banking_day')
        if (asked.day < firstDay) throw invalidField('order.day', 'too_soon')
        const lines = await planLines(tx, groupId, asked, today)
        const [last] = await tx
          .select({ number: max(paymentOrders.number) })
          .from(paymentOrders)
          .where(eq(paymentOrders.groupId, groupId))
        const { id, day } = asked
        await tx
          .insert(paymentOrders)
          .values({ groupId, id, number: (last?.number ?? 0) + 1, day, debtor, painVersion })
        await tx.insert(paymentOrderLines).values(lines)
        const order = await readOrder(tx, groupId, id)
        await appendAudit(tx, actor, {
          action: 'payment_order_made',
          subject: subjectOf(order),
          after: auditedOf(order),
        })
        return { order, isNew: true }
      })
    },

    /** Throws `conflict` where it was sent more than a day ago. */
    mark(actor: Actor, named: string, isSent: boolean): Promise<PaymentOrder> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const known = await readOrder(tx, groupId, named)
        const { id, sentAt } = known
        if ((sentAt !== undefined) === isSent) return known
        const isLate = sentAt !== undefined && Date.now() - Date.parse(sentAt) > UNMARK_HOURS * 3_600_000
        if (isLate) throw new ApiError('conflict')
        await tx
          .update(paymentOrders)
          .set({ sentAt: isSent ? sql`now()` : null })
          .where(isOrder(groupId, id))
        const order = await readOrder(tx, groupId, id)
        const action = isSent ? 'payment_order_sent' : 'payment_order_unsent'
        await appendAudit(tx, actor, { action, subject: subjectOf(order), after: auditedOf(order) })
        return order
      })
    },

    /** Throws `conflict` for one that was sent. */
    remove(actor: Actor, named: string): Promise<void> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const order = await readOrder(tx, groupId, named)
        if (order.sentAt !== undefined) throw new ApiError('conflict')
        await tx
          .delete(paymentOrderLines)
          .where(sql`${paymentOrderLines.groupId} = ${groupId} and ${paymentOrderLines.orderId} = ${order.id}`)
        await tx.delete(paymentOrders).where(isOrder(groupId, order.id))
        const [subject, before] = [subjectOf(order), auditedOf(order)]
        await appendAudit(tx, actor, { action: 'payment_order_removed', subject, before })
      })
    },
  }
}
