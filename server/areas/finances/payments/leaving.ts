import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Leaving, LeavingSettlement, LeavingSettlementAnswer } from '@contract/finances/leaving'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { ApiError } from '../../../platform/http/errors'
import { wantedOf } from '../entries/public'
import { creditsOf, financeColumns, findAllStored, toFinance, withLedger } from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'
import { dropEntries, restoreEntries } from './droppedEntries'
import { writeOffIn } from './writeOffs'

const isReversed = (groupId: string) => sql`exists (
  select from ${finances} reversal
   where reversal.group_id = ${groupId} and reversal.reversal_of = ${finances.id} and reversal.deleted_at is null)`

async function memberSubject({ tx, groupId }: Ledger, memberId: string) {
  const [member] = await tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
  if (member === undefined) throw new ApiError('not_found')
  return { type: 'member', id: memberId, name: member.name } as const
}

/** The entries to cancel, checked to be the member's own pending income. */
function assertOwed(settlement: LeavingSettlement, stored: ReadonlyMap<string, StoredFinance>): StoredFinance[] {
  const { memberId, cancel, writeOff } = settlement
  const fields: Record<string, string> = {}
  const isTheirs = (entry: StoredFinance) =>
    entry.kind === 'income' && entry.memberId === memberId.toLowerCase() && entry.reversalOf === null
  function check(list: 'cancel' | 'writeOff', wanted: { id: string; version: number }[]): StoredFinance[] {
    return wanted.flatMap(({ id, version }, at) => {
      const entry = stored.get(id)
      if (entry === undefined) throw new ApiError('not_found')
      if (entry.version !== version || entry.deletedAt !== null || entry.status !== 'pending')
        throw new ApiError('conflict', { current: toFinance(entry) })
      if (!isTheirs(entry)) fields[`settlement.${list}.${at}.id`] = 'not_allowed'
      return [entry]
    })
  }
  const cancelled = check('cancel', wantedOf(cancel))
  check('writeOff', wantedOf(writeOff))
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return [...new Map(cancelled.map((entry) => [entry.id, entry])).values()]
}

export function leavingRepository(db: Database) {
  return {
    async find(groupId: string, memberId: string, on: string): Promise<Leaving> {
      const rows = await db
        .select(financeColumns)
        .from(finances)
        .where(
          and(
            eq(finances.groupId, groupId),
            eq(finances.memberId, memberId),
            eq(finances.kind, 'income'),
            eq(finances.status, 'pending'),
            isNull(finances.deletedAt),
            isNull(finances.reversalOf),
            sql`not ${isReversed(groupId)}`,
          ),
        )
        .orderBy(asc(finances.date), asc(finances.id))
      const owed = rows.map(toFinance)
      const credit = (await creditsOf({ tx: db, groupId }, [memberId.toLowerCase()])).get(memberId.toLowerCase())
      return {
        open: owed.filter(({ date }) => date <= on),
        ahead: owed.filter(({ date }) => date > on),
        ...(credit !== undefined && { credit }),
      }
    },

    settle(actor: Actor, settlement: LeavingSettlement): Promise<LeavingSettlementAnswer> {
      return withLedger(db, actor, async (ledger) => {
        const { on: date, reason } = settlement
        const memberId = settlement.memberId.toLowerCase()
        const subject = await memberSubject(ledger, memberId)
        const cancelled = new Set(wantedOf(settlement.cancel).map(({ id }) => id))
        const writeOff = wantedOf(settlement.writeOff).filter(({ id }) => !cancelled.has(id))
        const ids = [...cancelled, ...writeOff.map(({ id }) => id)]
        const owed = assertOwed(settlement, await findAllStored(ledger, ids))
        const dropped = await dropEntries(ledger, owed, { date, reason })
        const given = writeOff.length > 0 ? await writeOffIn(ledger, { finances: writeOff, date, reason }) : []
        const amount = owed.reduce((sum, entry) => sum + entry.amount, 0)
        await appendAudit(ledger.tx, actor, {
          action: 'leaving_settled',
          subject,
          after: { leftOn: date, reason, count: ids.length, ...(owed.length > 0 && { amount }) },
        })
        return { cancelled: dropped.cancelled, writeOffs: [...dropped.writeOffs, ...given] }
      })
    },

    undo(actor: Actor, { memberId, ids: wanted }: { memberId: string; ids: string[] }): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
        const subject = await memberSubject(ledger, memberId.toLowerCase())
        const stored = await findAllStored(ledger, ids)
        const isOther = [...stored.values()].some(
          ({ memberId: whose, deletedAt, status, partOf, reversalOf }) =>
            whose !== subject.id ||
            (deletedAt !== null && (status !== 'pending' || partOf !== null || reversalOf !== null)),
        )
        if (isOther) throw new ApiError('not_found')
        const back = await restoreEntries(ledger, ids)
        await appendAudit(ledger.tx, actor, {
          action: 'leaving_settlement_undone',
          subject,
          after: { count: back.length },
        })
        return back
      })
    },
  }
}
