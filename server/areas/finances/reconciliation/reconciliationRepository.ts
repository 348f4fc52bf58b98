import { and, count, desc, eq, sql } from 'drizzle-orm'
import type {
  Reconciliation,
  ReconciliationList,
  ReconciliationUndo,
  ReconciliationWrite,
} from '@contract/finances/reconciliations'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { reconciliationLines, reconciliations } from '../../../platform/db/schema/finances/reconciliations'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { findAccount, findToday } from '../accounts/public'
import { findLatest, readOpenLines } from './openLines'

const columns = {
  id: reconciliations.id,
  accountId: reconciliations.accountId,
  day: reconciliations.day,
  balance: reconciliations.balance,
  lines: reconciliations.lines,
  at: reconciliations.at,
  by: reconciliations.by,
  undoneAt: reconciliations.undoneAt,
  undoneBy: reconciliations.undoneBy,
  reason: reconciliations.reason,
}
type Row = Pick<typeof reconciliations.$inferSelect, keyof typeof columns>

function toReconciliation({ at, undoneAt, undoneBy, reason, ...row }: Row): Reconciliation {
  return {
    ...row,
    at: at.toISOString(),
    ...(undoneAt !== null && { undoneAt: undoneAt.toISOString() }),
    ...(undoneBy !== null && { undoneBy }),
    ...(reason !== null && { reason }),
  }
}

const isReconciliation = (groupId: string, id: string) =>
  and(eq(reconciliations.groupId, groupId), eq(reconciliations.id, id))

async function findStored({ tx, groupId }: Ledger, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(columns).from(reconciliations).where(isReconciliation(groupId, id))
  return row
}

/**
 * Throws `invalid` unless the day is after the account's last reconciled one and not in the future, and the lines add up to the balance,
 * and `conflict` where one of them is not open any more.
 */
async function assertAgrees(ledger: Ledger, write: ReconciliationWrite, accountId: string, lines: string[]) {
  const { tx, groupId } = ledger
  const latest = await findLatest(tx, groupId, accountId)
  if (latest !== undefined && write.day <= latest.day) throw invalidField('reconciliation.day', 'reconciled_later')
  if (write.day > (await findToday(tx, groupId))) throw invalidField('reconciliation.day', 'future_date')
  const open = await readOpenLines(tx, groupId, { accountId, day: write.day }, lines.length + 1, lines)
  // A line was changed, removed or reconciled since the client read it.
  if (open.length < lines.length) throw new ApiError('conflict')
  const sum = open.reduce((all, { amount }) => all + amount, latest?.balance ?? 0)
  if (sum !== write.balance) throw invalidField('reconciliation.balance', 'not_agreeing')
}

async function insert({ tx, groupId, actor }: Ledger, write: ReconciliationWrite, accountId: string, lines: string[]) {
  const id = write.id.toLowerCase()
  await tx.insert(reconciliations).values({
    groupId,
    id,
    accountId,
    day: write.day,
    balance: write.balance,
    lines: lines.length,
    at: sql`statement_timestamp()`,
    by: actor.name,
  })
  await tx.execute(sql`
    insert into ${reconciliationLines} (group_id, reconciliation_id, line_id, account_id)
    select ${groupId}, ${id}, line_id, ${accountId} from unnest(${sql.param(lines)}::uuid[]) as line (line_id)`)
}

const linesOf = ({ lines }: ReconciliationWrite): string[] => [...new Set(lines.map((id) => id.toLowerCase()))]

/** Stores a reconciliation and returns its account. Separate for the demo, whose transaction holds the ledger already. */
export async function addReconciliation(ledger: Ledger, write: ReconciliationWrite) {
  const account = await findAccount(ledger.tx, ledger.groupId, write.accountId)
  if (account === undefined) throw invalidField('reconciliation.accountId', 'not_allowed')
  const lines = linesOf(write)
  await assertAgrees(ledger, write, account.id, lines)
  await insert(ledger, write, account.id, lines)
  return account
}

async function isSame({ tx, groupId }: Ledger, stored: Row, write: ReconciliationWrite): Promise<boolean> {
  const isSameBalance =
    stored.accountId === write.accountId.toLowerCase() && stored.day === write.day && stored.balance === write.balance
  if (!isSameBalance || stored.undoneAt !== null) return false
  const lines = linesOf(write)
  if (stored.lines !== lines.length) return false
  const [known] = await tx
    .select({ count: count() })
    .from(reconciliationLines)
    .where(
      and(
        eq(reconciliationLines.groupId, groupId),
        eq(reconciliationLines.reconciliationId, stored.id),
        isIn(reconciliationLines.lineId, lines),
      ),
    )
  return known?.count === lines.length
}

export function reconciliationRepository(db: Database) {
  return {
    async list(groupId: string, accountId: string): Promise<ReconciliationList> {
      const rows = await db
        .select(columns)
        .from(reconciliations)
        .where(and(eq(reconciliations.groupId, groupId), eq(reconciliations.accountId, accountId)))
        .orderBy(desc(reconciliations.at), desc(reconciliations.id))
      return { reconciliations: rows.map(toReconciliation) }
    },

    /** Locks the books, so that nothing changes between check and write. A repeated request gets the same answer. */
    add(actor: Actor, write: ReconciliationWrite): Promise<{ reconciliation: Reconciliation; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, write.id)
        if (stored !== undefined && !(await isSame(ledger, stored, write))) throw new ApiError('conflict')
        if (stored === undefined) {
          const account = await addReconciliation(ledger, write)
          await appendAudit(ledger.tx, actor, {
            action: 'account_reconciled',
            subject: { type: 'finance_account', ...account },
            after: { date: write.day, amount: write.balance, count: write.lines.length },
          })
        }
        const saved = stored ?? (await findStored(ledger, write.id))
        if (saved === undefined) throw new ApiError('not_found')
        return { reconciliation: toReconciliation(saved), isNew: stored === undefined }
      })
    },

    /** Its lines can be changed again. Throws `reconciled_later` unless it is the account's latest: later ones start with its balance. */
    undo(actor: Actor, { id, reason }: ReconciliationUndo): Promise<Reconciliation> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const stored = await findStored(ledger, id)
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.undoneAt !== null) return toReconciliation(stored)
        const latest = await findLatest(tx, groupId, stored.accountId)
        if (latest?.id !== stored.id) throw new ApiError('reconciled_later')
        await tx
          .update(reconciliations)
          .set({ undoneAt: sql`statement_timestamp()`, undoneBy: actor.name, reason })
          .where(isReconciliation(groupId, stored.id))
        await tx
          .update(reconciliationLines)
          .set({ isUndone: true })
          .where(and(eq(reconciliationLines.groupId, groupId), eq(reconciliationLines.reconciliationId, stored.id)))
        const account = await findAccount(tx, groupId, stored.accountId)
        await appendAudit(tx, actor, {
          action: 'reconciliation_undone',
          subject: { type: 'finance_account', id: stored.accountId, name: account?.name ?? '' },
          before: { date: stored.day, amount: stored.balance, count: stored.lines },
          after: { reason },
        })
        const undone = await findStored(ledger, stored.id)
        if (undone === undefined) throw new ApiError('not_found')
        return toReconciliation(undone)
      })
    },
  }
}
