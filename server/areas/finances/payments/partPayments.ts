import type { PartPayment, PartPaymentAnswer } from '@contract/finances/settlements'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { accountOf, assertAccountsTake, findStored, moveRest, toFinance, toRow, withLedger } from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'

/** Whether the stored part is a repetition of this request. */
function isRepetition(stored: StoredFinance, { of, amount, date }: PartPayment): boolean {
  return (
    stored.deletedAt === null &&
    stored.partOf === of.toLowerCase() &&
    stored.amount === amount &&
    stored.date === date &&
    stored.status === 'paid'
  )
}

async function findWhole(ledger: Ledger, { of, version, amount }: PartPayment): Promise<StoredFinance> {
  const whole = await findStored(ledger, of.toLowerCase())
  if (whole === undefined || whole.deletedAt !== null) throw new ApiError('not_found')
  if (whole.version !== version) throw new ApiError('conflict', { current: toFinance(whole) })
  if (whole.status === 'paid' || whole.reversalOf !== null) throw invalidField('partPayment.of', 'not_allowed')
  if (amount >= whole.amount) throw invalidField('partPayment.amount', `too_big:${whole.amount - 1}`)
  return whole
}

/** Splits the paid part off the pending entry. All sums stay equal to those of the entries. */
export async function payPart(ledger: Ledger, payment: PartPayment): Promise<PartPaymentAnswer & { isNew: boolean }> {
  const answer = async (isNew: boolean) => {
    const [part, rest] = [await findStored(ledger, payment.id), await findStored(ledger, payment.of)]
    if (part === undefined || rest === undefined) throw new ApiError('not_found')
    return { part: toFinance(part), rest: toFinance(rest), isNew }
  }
  const stored = await findStored(ledger, payment.id)
  if (stored !== undefined) {
    if (!isRepetition(stored, payment)) throw new ApiError('conflict', { current: toFinance(stored) })
    return answer(false)
  }
  await assertAccountsTake(ledger, [{ ...payment, path: 'partPayment.accountId' }])
  const whole = await findWhole(ledger, payment)
  await moveRest(ledger, whole.id, -payment.amount)
  const { notes: _notes, method: _method, ...kept } = toFinance(whole)
  const { id, amount, date, method } = payment
  const row = toRow({ ...kept, id, amount, date, status: 'paid', ...(method !== undefined && { method }) })
  const accountId = payment.accountId === undefined ? row.accountId : accountOf(ledger.groupId, payment.accountId)
  await ledger.add([{ ...row, accountId, partOf: whole.id }], 'created')
  return answer(true)
}

export function partPaymentRepository(db: Database) {
  return {
    pay: (actor: Actor, payment: PartPayment) => withLedger(db, actor, (ledger) => payPart(ledger, payment)),
  }
}
