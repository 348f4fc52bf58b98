import { sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { finances } from '../../../platform/db/schema/finances/finances'
import { toFinance, toRow } from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'
import { kindOf } from './matchCandidates'
import type { LineRefusals } from './lineRefusals'
import { toCredit } from '../payments/public'

interface PayLine {
  place: number
  line: BankLine
  decision: MatchDecision & { kind: 'pay' }
}

/** An open entry after the payments of the lines. */
interface SettledDue {
  id: string
  amount: number
  status: 'paid' | 'pending'
  date: string
  method: StoredFinance['method']
  accountId: string | null
}

interface PaymentPlan {
  dues: SettledDue[]
  /** Paid parts of entries that stay open, or that a last part settles. */
  parts: NewFinance[]
  /** Credit from overpayments. */
  credits: NewFinance[]
  /** Fees kept by payment processors. */
  fees: NewFinance[]
  /** The entry that each line paid: an open one, or the part made from it. */
  paid: { place: number; id: string; outcome: 'paid' | 'made'; version: number }[]
}

/** Notes stay on the rest, as with a part that is paid by hand (payments/partPayments.ts). */
function withoutNotes(due: StoredFinance): Finance {
  const { notes: _notes, ...kept } = toFinance(due)
  return kept
}

/** The part of a line that pays an entry. Shares of an entry are in the order of the lines' days. */
interface Share {
  place: number
  line: BankLine
  amount: number
  partId: string | undefined
  method: StoredFinance['method'] | undefined
}

/** Gross amount: the line plus the fee in its file, else the full sum of the entries, as also where charges left with them. */
function paidBy({ line, decision: { fee } }: Omit<PayLine, 'place'>, sum: number): number {
  if (fee === undefined) return Math.abs(line.amount)
  return line.fee === undefined || line.amount < 0 ? sum : line.amount + line.fee
}

/**
 * Whether amount and decision agree: exactly the sum; less, with an id for the partial payment; or more, with an id and a member for the
 * credit. Charges are what the line is more than the expenses.
 */
function isCovered({ line, decision }: Omit<PayLine, 'place'>, dues: readonly StoredFinance[], sum: number): boolean {
  const [amount, hasId] = [paidBy({ line, decision }, sum), decision.id !== undefined]
  if (decision.fee !== undefined && line.amount < 0)
    return dues.length > 0 && -line.amount > sum && !hasId && decision.creditOf === undefined
  if (decision.fee !== undefined && amount <= line.amount) return false
  if (decision.fee !== undefined && line.fee === undefined) return !hasId && decision.creditOf === undefined
  if (decision.creditOf !== undefined) return amount > sum && hasId && line.amount > 0
  const ofLast = amount - sum + (dues.at(-1)?.amount ?? 0)
  return amount === sum || (amount < sum && hasId && ofLast > 0)
}

/** Credit for the amount beyond the entries, described like the first entry, or like the line if it pays none. */
function creditOf(
  accountId: string | null,
  { line, decision }: Omit<PayLine, 'place'>,
  dues: readonly StoredFinance[],
  sum: number,
): NewFinance[] {
  const { id, creditOf: memberId, method } = decision
  if (id === undefined || memberId === undefined) return []
  const { description, category } = dues[0] ?? { description: line.description, category: 'dues' as const }
  const over = {
    id: id.toLowerCase(),
    amount: paidBy({ line, decision }, sum) - sum,
    date: line.date,
    memberId: memberId.toLowerCase(),
  }
  return [toCredit({ ...over, accountId, method: method ?? null, description, category })]
}

/** The fee as an expense: payment less fee is the amount of the bank line, and expenses with the fee are. */
function feeOf(accountId: string | null, { line, decision }: Omit<PayLine, 'place'>, sum: number): NewFinance[] {
  if (decision.fee === undefined) return []
  const { date } = line
  const amount = line.amount < 0 ? -line.amount - sum : paidBy({ line, decision }, sum) - line.amount
  const entry = { ...decision.fee, amount, date, kind: 'expense', category: 'other', status: 'paid' } as const
  return [{ ...toRow(entry), accountId }]
}

/**
 * Plans the payments of the lines. A line pays its entries in order, the last one possibly in part. A partial payment becomes a paid entry
 * of its own, and the rest stays open; a part that leaves nothing settles the entry itself. An overpayment becomes credit of the named
 * member. So sums always equal the entries.
 */
export function planPayments(
  accountId: string | null,
  lines: readonly PayLine[],
  stored: ReadonlyMap<string, StoredFinance>,
  reversed: ReadonlySet<string>,
  { refuse }: LineRefusals,
): PaymentPlan {
  const shares = new Map<string, Share[]>()
  const plan: PaymentPlan = { dues: [], parts: [], credits: [], fees: [], paid: [] }
  for (const { place, line, decision } of lines) {
    const named = decision.finances.map(({ id, version }) => ({ version, entry: stored.get(id.toLowerCase()) }))
    const dues = named.flatMap(({ entry, version }) =>
      entry && entry.deletedAt === null && entry.version === version && entry.status === 'pending' ? [entry] : [],
    )
    const sum = dues.reduce((total, due) => total + due.amount, 0)
    const isRepeated = new Set(dues.map(({ id }) => id)).size < named.length
    if (dues.length < named.length) refuse(place, 'conflict')
    else if (dues.some(({ id, reversalOf }) => reversalOf !== null || reversed.has(id)))
      refuse(place, 'already_reversed')
    else if (isRepeated || dues.some(({ kind }) => kind !== kindOf(line.amount))) refuse(place, 'invalid')
    else if (!isCovered({ line, decision }, dues, sum)) refuse(place, 'invalid')
    else {
      for (const credit of creditOf(accountId, { line, decision }, dues, sum)) {
        plan.credits.push(credit)
        plan.paid.push({ place, id: credit.id, outcome: 'made', version: 1 })
      }
      for (const fee of feeOf(accountId, { line, decision }, sum)) {
        plan.fees.push(fee)
        plan.paid.push({ place, id: fee.id, outcome: 'made', version: 1 })
      }
      let left = paidBy({ line, decision }, sum)
      for (const due of dues) {
        const paid = Math.min(left, due.amount)
        left -= paid
        const partId = paid < due.amount ? decision.id : undefined
        const share = { place, line, amount: paid, partId, method: decision.method }
        shares.set(due.id, [...(shares.get(due.id) ?? []), share])
      }
    }
  }
  for (const [id, unsorted] of shares) {
    const due = stored.get(id)
    if (due === undefined) continue
    const ofDue = unsorted.toSorted(
      (one, other) => one.line.date.localeCompare(other.line.date) || one.place - other.place,
    )
    const sum = ofDue.reduce((total, { amount }) => total + amount, 0)
    const last = sum === due.amount ? ofDue.at(-1) : undefined
    if (sum > due.amount) for (const { place } of ofDue) refuse(place, 'conflict')
    const version = due.version + 1
    for (const share of ofDue) {
      const { place, line, amount, partId, method } = share
      if (share === last || partId === undefined) {
        if (share !== last) refuse(place, 'invalid')
        continue
      }
      const like = toRow(withoutNotes(due))
      const made = { ...like, id: partId.toLowerCase(), amount, date: line.date, status: 'paid' as const, accountId }
      plan.parts.push({ ...made, method: method ?? due.method, partOf: id })
      plan.paid.push({ place, id: made.id, outcome: 'made', version: 1 }, { place, id, outcome: 'paid', version })
    }
    const left = { id, amount: due.amount - sum, status: 'pending' as const, date: due.date }
    if (last === undefined) plan.dues.push({ ...left, method: due.method, accountId: due.accountId })
    else {
      const { place, line, amount, method } = last
      plan.dues.push({ id, amount, status: 'paid', date: line.date, method: method ?? due.method, accountId })
      plan.paid.push({ place, id, outcome: 'paid', version })
    }
  }
  return plan
}

/** Closed months only protect what was paid: a pending entry in one can be paid on a day of an open month. */
export async function settleDues(ledger: Ledger, dues: readonly SettledDue[]): Promise<void> {
  const { tx, groupId } = ledger
  if (dues.length === 0) return
  await ledger.settle(
    dues.map(({ id }) => id),
    async () => {
      await tx.execute(sql`
        update ${finances}
           set amount = due.amount, status = due.status, date = due.date, method = due.method,
               account_id = coalesce(due."accountId", ${groupId}), version = ${finances.version} + 1, updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(dues)}::jsonb) as due (
               id uuid, amount bigint, status finance_status, date date, method payment_method, "accountId" uuid)
         where ${finances.groupId} = ${groupId} and ${finances.id} = due.id`)
    },
  )
}
