import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { PaymentReturn } from '@contract/finances/returns'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { financeSubject, findAllStored, storedColumns, toFinance, toRow } from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'
import { undoCreditUses } from './creditUses'

type Fee = NonNullable<PaymentReturn['fee']>

/** For a paid entry: the returned money, on the bank's day, and the new debt. */
function returnOf(original: StoredFinance, { id: returnId, date }: Pick<PaymentReturn, 'id' | 'date'>) {
  const { notes: _notes, dueDate: _due, method, splitId: _split, ...kept } = toFinance(original)
  const row = toRow({ ...kept, id: newId(), kind: 'expense', date, ...(method && { method }) })
  const { isCredit, id: refundOf } = original
  const back: NewFinance = { ...row, accountId: original.accountId, refundOf, isCredit, returnId }
  const owed = toRow({ ...kept, id: newId(), status: 'pending', date, dueDate: date })
  // The dues month stays on the paid entry, so the month is not charged again.
  return { back, owed: isCredit ? [] : [{ ...owed, accountId: original.accountId, returnId }] }
}

function feeOf(first: StoredFinance, fee: Fee, { id: returnId, date }: Pick<PaymentReturn, 'id' | 'date'>) {
  const { amount, description } = fee
  const entry = { amount, description, date, category: 'other' } as const
  const cost = toRow({ ...entry, id: newId(), kind: 'expense', status: 'paid' })
  const owed = toRow({
    ...entry,
    id: newId(),
    kind: 'income',
    status: 'pending',
    dueDate: date,
    ...(first.memberId !== null && { memberId: first.memberId }),
  })
  const { accountId } = first
  const rows: NewFinance[] = [{ ...cost, accountId, returnId }]
  return fee.isPassedOn ? [...rows, { ...owed, accountId, returnId }] : rows
}

interface PlannedReturn {
  entries: NewFinance[]
  /** Ids of the entries that move money on the account. */
  moved: string[]
}

/** The entries that a return creates for these paid ones (`isReturnable`). */
export function planReturn(originals: readonly StoredFinance[], made: Omit<PaymentReturn, 'finances'>): PlannedReturn {
  const [first] = originals
  const plans = originals.map((original) => returnOf(original, made))
  const fee = first && made.fee ? feeOf(first, made.fee, made) : []
  const entries = [...plans.flatMap(({ back, owed }) => [back, ...owed]), ...fee]
  return { entries, moved: entries.filter(({ status }) => status === 'paid').map(({ id }) => id) }
}

/**
 * Paid income that can be returned. Entries of credit uses moved no money. More than was paid cannot be returned: the ledger throws
 * `has_refunds` (ledger/credits.ts).
 */
export function isReturnable(entry: StoredFinance): boolean {
  const { status, kind, category, reversalOf, creditUseId, deletedAt } = entry
  if (reversalOf !== null || creditUseId !== null || deletedAt !== null) return false
  return status === 'paid' && kind === 'income' && category !== 'opening'
}

export async function appendReturnAudits(ledger: Ledger, originals: readonly StoredFinance[]): Promise<void> {
  for (const original of originals) {
    const subject = financeSubject(original)
    const { amount } = original
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await appendAudit(ledger.tx, ledger.actor, { action: 'payment_returned', subject, after: { amount } })
  }
}

async function entriesOf({ tx, groupId }: Ledger, returnId: string): Promise<StoredFinance[]> {
  return tx
    .select(storedColumns)
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        eq(finances.returnId, returnId),
        sql`${finances.returnId} is not null`,
        isNull(finances.deletedAt),
      ),
    )
    .orderBy(finances.createdAt, finances.id)
}

/**
 * Books a return. A repeated request gets the same answer. Throws `credit_used` where its credit is used by uses not in `takesBack`, and
 * the errors of `undoCreditUses` for those.
 */
export async function returnPayment(
  ledger: Ledger,
  sent: PaymentReturn,
): Promise<{ finances: Finance[]; isNew: boolean }> {
  const id = sent.id.toLowerCase()
  const there = await entriesOf(ledger, id)
  if (there.length > 0) return { finances: there.map(toFinance), isNew: false }
  const stored = await findAllStored(
    ledger,
    sent.finances.map((named) => named.id.toLowerCase()),
  )
  const fields: Record<string, string> = {}
  const originals = sent.finances.map((named, place) => {
    const entry = stored.get(named.id.toLowerCase())
    if (entry === undefined || entry.deletedAt !== null) throw new ApiError('not_found')
    if (entry.version !== named.version) throw new ApiError('conflict', { current: toFinance(entry) })
    if (!isReturnable(entry)) fields[`return.finances.${place}.id`] = 'not_allowed'
    return entry
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  if (sent.takesBack) await undoCreditUses(ledger, sent.takesBack)
  const { entries } = planReturn(originals, { ...sent, id })
  await ledger.add(entries, 'created')
  await appendReturnAudits(ledger, originals)
  return { finances: (await entriesOf(ledger, id)).map(toFinance), isNew: true }
}

/** Undoes a return. Throws `not_found` for an unknown id, and `conflict` where one of its entries was changed, for example paid. */
export async function undoReturn(ledger: Ledger, id: string): Promise<void> {
  const { tx, groupId } = ledger
  const entries = await entriesOf(ledger, id.toLowerCase())
  if (entries.length === 0) throw new ApiError('not_found')
  const changed = entries.find(({ version }) => version !== 1)
  if (changed) throw new ApiError('conflict', { current: toFinance(changed) })
  const ids = entries.map((entry) => entry.id)
  await ledger.remove(ids, async () => {
    await tx
      .update(finances)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  })
  const [first] = entries
  if (first) await appendAudit(tx, ledger.actor, { action: 'payment_return_undone', subject: financeSubject(first) })
}
