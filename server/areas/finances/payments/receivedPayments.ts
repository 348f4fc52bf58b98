import type { Finance } from '@contract/finances'
import type { ReceivedPayment, ReceivedPaymentAnswer, ReceivedUndo } from '@contract/finances/credit'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { ApiError, invalidField } from '../../../platform/http/errors'
import {
  accountOf,
  assertAccountsTake,
  assertKnownMembers,
  financeSubject,
  findLive,
  findStored,
  toFinance,
  toRow,
} from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'
import { payFinances } from './payments'
import { undoPayment } from './paymentUndo'
import { removeFinance } from '../entries/public'
import { payPart } from './partPayments'

interface Overpaid {
  id: string
  /** The overpaid amount, in minor units. */
  amount: number
  date: string
  memberId: string
  accountId: string | null
  method: StoredFinance['method']
  description: string
  category: StoredFinance['category']
}

/** The entry of an overpayment: paid income marked as the member's credit (contract/finances/credit.ts). */
export function toCredit({ accountId, method, ...entry }: Overpaid): NewFinance {
  const row = toRow({ ...entry, kind: 'income', status: 'paid', ...(method !== null && { method }) })
  return { ...row, accountId, isCredit: true }
}

interface Shares {
  whole: Finance[]
  part?: { finance: Finance; amount: number }
  over: number
}

/** Distributes the amount over the entries in order. */
function sharesOf(finances: readonly Finance[], amount: number): Shares {
  const shares: Shares = { whole: [], over: amount }
  for (const finance of finances) {
    if (shares.over >= finance.amount) shares.whole.push(finance)
    else if (shares.over > 0) shares.part = { finance, amount: shares.over }
    shares.over = Math.max(0, shares.over - finance.amount)
  }
  return shares
}

/** The named entries in order. Refuses repeated ones and those not owed; entries already paid by this payment are accepted. */
async function owedOf(ledger: Ledger, { finances, date }: ReceivedPayment): Promise<Finance[]> {
  const ids = finances.map(({ id }) => id.toLowerCase())
  const found = await findLive(ledger, ids)
  if (found.length < ids.length) throw new ApiError('not_found')
  const fields: Record<string, string> = {}
  for (const [index, finance] of found.entries()) {
    const isPaidByIt = finance.status === 'paid' && finance.date === date
    if (finance.kind !== 'income' || (finance.status === 'paid' && !isPaidByIt) || ids.indexOf(finance.id) < index)
      fields[`payment.finances.${index}.id`] = 'not_allowed'
    else if (finance.status === 'pending' && finance.version !== finances[index]?.version)
      throw new ApiError('conflict', { current: finance })
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return found
}

async function addCredit(ledger: Ledger, payment: ReceivedPayment, first: Finance | undefined, over: number) {
  const memberId = payment.memberId?.toLowerCase() ?? first?.memberId
  if (memberId === undefined) throw invalidField('payment.amount', `too_big:${payment.amount - over}`)
  await assertKnownMembers(ledger, [{ memberId }], () => 'payment.memberId')
  await assertAccountsTake(ledger, [{ ...payment, path: 'payment.accountId' }])
  const { id, date, method, accountId = first?.accountId, description = first?.description } = payment
  if (description === undefined) throw invalidField('payment.description', 'required')
  const credit = toCredit({
    id,
    amount: over,
    date,
    memberId,
    accountId: accountOf(ledger.groupId, accountId),
    method: method ?? null,
    description,
    category: first?.category ?? 'dues',
  })
  await ledger.add([credit], 'created')
  const subject = financeSubject(credit)
  await appendAudit(ledger.tx, ledger.actor, { action: 'credit_added', subject, after: { amount: over } })
}

/** The answer to a repeated request whose partial payment or credit is stored. */
async function repeatedAnswer(
  ledger: Ledger,
  payment: ReceivedPayment,
  stored: StoredFinance,
): Promise<ReceivedPaymentAnswer> {
  const entry = toFinance(stored)
  const isThere = stored.deletedAt === null && stored.date === payment.date && stored.status === 'paid'
  if (!isThere || (stored.partOf === null && !stored.isCredit)) throw new ApiError('conflict', { current: entry })
  const named = await findLive(
    ledger,
    payment.finances.map(({ id }) => id.toLowerCase()),
  )
  const paid = named.filter(({ status, date }) => status === 'paid' && date === payment.date)
  const sum = paid.reduce((total, { amount }) => total + amount, entry.amount)
  if (sum !== payment.amount) throw new ApiError('conflict', { current: entry })
  return { paid, ...(stored.isCredit ? { credit: entry } : { part: entry }) }
}

/** Books a received payment (contract/finances/credit.ts) in the caller's transaction. */
export async function receivePayment(
  ledger: Ledger,
  payment: ReceivedPayment,
): Promise<ReceivedPaymentAnswer & { isNew: boolean }> {
  const id = payment.id.toLowerCase()
  const stored = await findStored(ledger, id)
  if (stored !== undefined) return { ...(await repeatedAnswer(ledger, payment, stored)), isNew: false }
  const owed = await owedOf(ledger, payment)
  const { whole, part, over } = sharesOf(owed, payment.amount)
  // No part or credit of this payment is stored, so the entry was paid by another payment.
  const paidBefore = owed.find(({ status }) => status === 'paid')
  if (paidBefore && (part || over > 0)) throw new ApiError('conflict', { current: paidBefore })
  const versions = new Map(payment.finances.map((named) => [named.id.toLowerCase(), named.version]))
  const chosen = (finance: Finance) => ({ id: finance.id, version: versions.get(finance.id) ?? finance.version })
  const { date, method, accountId } = payment
  const how = { date, ...(method && { method }), ...(accountId !== undefined && { accountId }) }
  const paid = whole.length > 0 ? await payFinances(ledger, { finances: whole.map(chosen), ...how }) : []
  if (part) {
    const { version } = chosen(part.finance)
    await payPart(ledger, { id, of: part.finance.id, version, amount: part.amount, ...how })
  }
  if (over > 0) await addCredit(ledger, { ...payment, id }, owed[0], over)
  const made = await findStored(ledger, id)
  return {
    paid,
    ...(made && (over > 0 ? { credit: toFinance(made) } : { part: toFinance(made) })),
    isNew: made !== undefined,
  }
}

/**
 * Undoes `receivePayment`: removes the part or credit it made, and makes the entries pending again. Throws `credit_used` if the credit
 * was used since.
 */
export async function undoReceivedPayment(ledger: Ledger, { id, finances }: ReceivedUndo): Promise<Finance[]> {
  if (id !== undefined) {
    const made = await findStored(ledger, id.toLowerCase())
    if (made === undefined || (made.partOf === null && !made.isCredit)) throw new ApiError('not_found')
    if (made.deletedAt === null) await removeFinance(ledger, made.id)
  }
  return finances.length > 0 ? undoPayment(ledger, { finances }) : []
}
