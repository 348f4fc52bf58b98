import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { ErrorCode } from '@contract/errors'
import type { Finance } from '@contract/finances'
import type { FinanceBatch, FinanceBatchUndo } from '@contract/finances/financeBatches'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { monthOf } from '../../../platform/time/days'
import type { Actor } from '../../../platform/audit/actor'
import {
  accountOf,
  assertAccountsTake,
  assertBatchSubcategory,
  assertKnownLinks,
  assertPurposes,
  duesMonthsAfter,
  findAllStored,
  findLive,
  fixedFields,
  isOtherCredit,
  reconciledAmong,
  updateFinances,
  withLedger,
} from '../ledger/public'
import type { BatchRow, Ledger, StoredFinance } from '../ledger/public'

/** Error codes by precedence: where entries fail for several reasons, the first of these is reported, with its entries. */
const refusals = ['not_found', 'conflict', 'already_reversed', 'month_closed', 'reconciled', 'invalid'] as const
export type Refusal = (typeof refusals)[number] & ErrorCode

export interface Move {
  stored: StoredFinance
  next: BatchRow
}

const batchRow = ({
  id,
  category,
  subcategoryId,
  memberId,
  eventId,
  accountId,
  purposeId,
  status,
  date,
  method,
  duesMonth,
}: StoredFinance): BatchRow => ({
  id,
  category,
  subcategoryId,
  memberId,
  eventId,
  accountId,
  purposeId,
  status,
  date,
  method,
  duesMonth,
})

/** Ids and versions of the chosen entries, ids lower-cased as PostgreSQL writes uuids. */
export const wantedOf = (chosen: FinanceBatch['finances']) =>
  chosen.map(({ id, version }) => ({ id: id.toLowerCase(), version }))

/** Whether the change leaves the entry as stored. */
export function isSame(stored: StoredFinance, next: BatchRow): boolean {
  const now = batchRow(stored)
  return Object.entries(next).every(([key, value]) => value === Reflect.get(now, key))
}

function throwRefused(refused: ReadonlyMap<number, Refusal>): void {
  const code = refusals.find((refusal) => [...refused.values()].includes(refusal))
  if (code === undefined) return
  const named = [...refused].filter(([, refusal]) => refusal === code)
  throw new ApiError(code, {
    fields: Object.fromEntries(named.map(([place]) => [`change.finances.${place}.id`, 'not_allowed'])),
  })
}

/** The last closed month, YYYY-MM; empty if none is. All earlier ones are closed too. */
async function lastClosedMonth({ tx, groupId }: Ledger): Promise<string> {
  const [last] = await tx
    .select({ month: max(financeClosings.month) })
    .from(financeClosings)
    .where(and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt)))
  return last?.month ? monthOf(last.month) : ''
}

/** The ids among these of which a reversal exists. */
async function reversedAmong({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string | null>> {
  const rows = await tx
    .select({ of: finances.reversalOf })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        sql`${finances.reversalOf} is not null`,
        isIn(sql`${finances.reversalOf}`, ids),
        isNull(finances.deletedAt),
      ),
    )
  return new Set(rows.map(({ of }) => of))
}

/** Closed months protect paid entries only: a pending one in them may be paid, and undoing that makes it pending there again. */
const isSettled = ({ stored, next }: Move) => stored.status !== next.status

interface Tied {
  reversed: ReadonlySet<string | null>
  reconciled: ReadonlySet<string>
}

/** Why the entry cannot be changed, by the rules of the ledger and of single changes; undefined if it can. */
function refusalOf(move: Move, lastClosed: string, { reversed, reconciled }: Tied): Refusal | undefined {
  const { stored, next } = move
  if (reversed.has(stored.id)) return 'already_reversed'
  const isFixed = ({ date, status }: { date: string; status: string }) =>
    monthOf(date) <= lastClosed && !(isSettled(move) && status === 'pending')
  if (isFixed(stored) || isFixed(next)) return 'month_closed'
  const isOtherLine = fixedFields.some((field) => ({ ...stored, ...next })[field] !== stored[field])
  if (isOtherLine && reconciled.has(stored.id)) return 'reconciled'
  // A reversal has the status of its original; parts, credit and refunds are money that moved. Opening balances are paid, and of no event.
  const isTied = stored.reversalOf !== null || stored.partOf !== null || stored.isCredit || stored.refundOf !== null
  if ((isTied && isSettled(move)) || isOtherCredit(stored, next.memberId)) return 'invalid'
  if (next.category === 'opening' && (next.status !== 'paid' || next.eventId !== null)) return 'invalid'
  return undefined
}

/** Writes all moves or none. Throws the first of `refusals` that applies to a move or is in `refused`; both are by place. */
export async function writeBatch(
  ledger: Ledger,
  moves: ReadonlyMap<number, Move>,
  refused: Map<number, Refusal>,
): Promise<void> {
  const lastClosed = await lastClosedMonth(ledger)
  const all = [...moves.values()]
  const ids = all.map(({ next }) => next.id)
  const tied = { reversed: await reversedAmong(ledger, ids), reconciled: await reconciledAmong(ledger, ids) }
  for (const [place, move] of moves) {
    const refusal = refusalOf(move, lastClosed, tied)
    if (refusal !== undefined) refused.set(place, refusal)
  }
  throwRefused(refused)
  const settled = all.filter(isSettled).map(({ next }) => next)
  const others = all.filter((move) => !isSettled(move)).map(({ next }) => next)
  const idsOf = (rows: BatchRow[]) => rows.map(({ id }) => id)
  if (settled.length > 0) await ledger.settle(idsOf(settled), () => updateFinances(ledger, settled))
  if (others.length > 0) await ledger.change(idsOf(others), 'changed', () => updateFinances(ledger, others))
}

/** A change of category clears the subcategory, unless a new one is set. */
function subcategoryAfter(stored: StoredFinance, category: string, { subcategoryId }: FinanceBatch): string | null {
  if (subcategoryId !== undefined) return subcategoryId?.toLowerCase() ?? null
  return category === stored.category ? stored.subcategoryId : null
}

/** The entry after the change, except for its `duesMonth`. */
function changed(groupId: string, stored: StoredFinance, change: FinanceBatch): BatchRow {
  const { category = stored.category, status = stored.status, memberId, eventId, date, method } = change
  const becomesPaid = status === 'paid' && stored.status === 'pending'
  const linked = {
    category,
    memberId: memberId === undefined ? stored.memberId : (memberId?.toLowerCase() ?? null),
    eventId: eventId === undefined ? stored.eventId : (eventId?.toLowerCase() ?? null),
  }
  return {
    id: stored.id,
    ...linked,
    subcategoryId: subcategoryAfter(stored, category, change),
    accountId: change.accountId === undefined ? stored.accountId : accountOf(groupId, change.accountId),
    purposeId: change.purposeId === undefined ? stored.purposeId : (change.purposeId?.toLowerCase() ?? null),
    status,
    date: becomesPaid ? (date ?? stored.date) : stored.date,
    // A pending entry has no method of payment yet.
    method: becomesPaid ? (method ?? stored.method) : status === 'pending' ? null : stored.method,
    duesMonth: stored.duesMonth,
  }
}

async function writeChanged(ledger: Ledger, change: FinanceBatch): Promise<void> {
  const wanted = wantedOf(change.finances)
  const stored = await findAllStored(
    ledger,
    wanted.map(({ id }) => id),
  )
  const changes = [...stored.values()].map((entry) => ({ stored: entry, next: changed(ledger.groupId, entry, change) }))
  const months = await duesMonthsAfter(
    ledger,
    changes.map(({ stored: entry, next }) => ({ stored: entry, next: { kind: entry.kind, ...next } })),
  )
  const after = new Map(changes.map(({ next }) => [next.id, { ...next, duesMonth: months.get(next.id) ?? null }]))
  const refused = new Map<number, Refusal>()
  const moves = new Map<number, Move>()
  const seen = new Set<string>()
  for (const [place, { id, version }] of wanted.entries()) {
    const [entry, next] = [stored.get(id), after.get(id)]
    if (entry === undefined || next === undefined || entry.deletedAt !== null) refused.set(place, 'not_found')
    else if (seen.has(id)) refused.set(place, 'invalid')
    else {
      seen.add(id)
      const isThere = isSame(entry, next)
      // In a repeated request, the entry is as wanted already, one version later.
      if (entry.version !== version && !(isThere && entry.version === version + 1)) refused.set(place, 'conflict')
      else if (!isThere) moves.set(place, { stored: entry, next })
    }
  }
  await writeBatch(ledger, moves, refused)
}

/** Reads the chosen entries again, in their order; removed ones are left out. */
export function answerOf(ledger: Ledger, { finances: chosen }: FinanceBatchUndo): Promise<Finance[]> {
  return findLive(
    ledger,
    wantedOf(chosen).map(({ id }) => id),
  )
}

export function batchRepository(db: Database) {
  return {
    /** All or none. Entries that cannot be changed are refused with their places. */
    change(actor: Actor, change: FinanceBatch): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        const { memberId, eventId, accountId, date } = change
        await assertBatchSubcategory(ledger, change)
        await assertKnownLinks(ledger, [{ ...(memberId && { memberId }), ...(eventId && { eventId }) }], () => 'change')
        await assertPurposes(ledger, [change], () => 'change')
        await assertAccountsTake(ledger, [{ accountId, date: date ?? '', path: 'change.accountId' }])
        await writeChanged(ledger, change)
        return answerOf(ledger, change)
      })
    },
  }
}
