import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type {
  Transfer,
  TransferHistory,
  TransferList,
  TransferListConfig,
  TransferWrite,
} from '@contract/finances/accounts'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { transferChanges, transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { saveRecord } from '../../../platform/records/saveRecord'
import { assertAccountsTake, findBookedAgain, findReconciliation, listReconciled, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { addTransfers, changeTransfers, contentOf, isTransfer, toTransfer, transferColumns } from './transferLedger'
import type { TransferRow } from './transferLedger'

type Stored = TransferRow & { deletedAt: Date | null }

function isSame({ fromAccountId, toAccountId, amount, date, description }: Stored, transfer: TransferWrite): boolean {
  return isDeepStrictEqual({ fromAccountId, toAccountId, amount, date, description }, contentOf(transfer))
}

const subjectOf = ({ id, description }: Stored) => ({ type: 'transfer', id, name: description ?? '' }) as const
const factsOf = ({ amount, date }: Stored) => ({ amount, date })

async function findStored({ tx, groupId }: Ledger, id: string): Promise<Stored | undefined> {
  const [row] = await tx
    .select({ ...transferColumns, deletedAt: transfers.deletedAt })
    .from(transfers)
    .where(isTransfer(groupId, id))
  return row
}

async function replace(ledger: Ledger, transfer: TransferWrite, stored: Stored): Promise<Stored | undefined> {
  const isRemoved = stored.deletedAt !== null
  if (isRemoved && (await findBookedAgain(ledger, [stored]))) throw new ApiError('conflict')
  await changeTransfers(ledger, [stored.id], isRemoved ? 'restored' : 'changed', async () => {
    await ledger.tx
      .update(transfers)
      .set({ ...contentOf(transfer), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
      .where(isTransfer(ledger.groupId, stored.id))
  })
  return findStored(ledger, stored.id)
}

export function transferRepository(db: Database) {
  return {
    async list(groupId: string, { accountId, from, to, page, perPage }: TransferListConfig): Promise<TransferList> {
      const selected = and(
        eq(transfers.groupId, groupId),
        isNull(transfers.deletedAt),
        accountId === undefined
          ? undefined
          : or(eq(transfers.fromAccountId, accountId), eq(transfers.toAccountId, accountId)),
        from === undefined ? undefined : gte(transfers.date, from),
        to === undefined ? undefined : lte(transfers.date, to),
      )
      const rows = await db
        .select(transferColumns)
        .from(transfers)
        .where(selected)
        .orderBy(desc(transfers.date), desc(transfers.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      const [all] = await db.select({ total: count() }).from(transfers).where(selected)
      const reconciled = await listReconciled(
        db,
        groupId,
        rows.map(({ id }) => id),
      )
      return { transfers: rows.map(toTransfer), total: all?.total ?? 0, ...(reconciled.length > 0 && { reconciled }) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, transfer: TransferWrite): Promise<{ transfer: Transfer; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const { fromAccountId, toAccountId, date } = transfer
        await assertAccountsTake(ledger, [
          { accountId: fromAccountId, date, path: 'transfer.fromAccountId' },
          { accountId: toAccountId, date, path: 'transfer.toAccountId' },
        ])
        const stored = await findStored(ledger, transfer.id)
        const { row, isNew, act } = await saveRecord<Stored>(
          {
            lock: async () => stored,
            insert: async () => {
              if (stored !== undefined) return undefined
              await addTransfers(ledger, [transfer])
              return findStored(ledger, transfer.id)
            },
            replace: (known) => replace(ledger, transfer, known),
            isSame: (known) => isSame(known, transfer),
            toRecord: toTransfer,
          },
          transfer.version,
        )
        // Other changes are in the transfer's own history.
        if (act === 'restored')
          await appendAudit(ledger.tx, actor, { action: 'transfer_restored', subject: subjectOf(row) })
        return { transfer: toTransfer(row), isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        await changeTransfers(ledger, [stored.id], 'removed', async () => {
          await ledger.tx
            .update(transfers)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(isTransfer(ledger.groupId, stored.id))
        })
        await appendAudit(ledger.tx, actor, {
          action: 'transfer_removed',
          subject: subjectOf(stored),
          before: factsOf(stored),
        })
      })
    },

    /** Newest first; also finds the history of a removed transfer. */
    async history(groupId: string, id: string): Promise<TransferHistory> {
      const { at, by, action, after, number } = transferChanges
      const rows = await db
        .select({ at, by, action, after, before: sql<Transfer | null>`lag(${after}) over (order by ${number})` })
        .from(transferChanges)
        .where(and(eq(transferChanges.groupId, groupId), eq(transferChanges.transferId, id)))
        .orderBy(asc(number))
      if (rows.length === 0) throw new ApiError('not_found')
      const changes = rows.map((row) => ({
        at: row.at.toISOString(),
        by: row.by,
        action: row.action,
        ...(row.before !== null && { before: row.before }),
        ...(row.after !== null && { after: row.after }),
      }))
      return { changes: changes.toReversed(), ...(await findReconciliation(db, groupId, id)) }
    },
  }
}
