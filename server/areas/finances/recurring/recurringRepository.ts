import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { RECURRING_MAX } from '@contract/finances/recurring'
import type { RecurringFinance, RecurringFinanceWrite } from '@contract/finances/recurring'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { recurringFinances } from '../../../platform/db/schema/finances/recurring'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { assertAccountsTake, assertKnownLinks, withLedger, withOwnAccount } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { contentOf, recurringColumns, toRecurring } from './recurringRows'

const isRecurring = (groupId: string, id: string) =>
  and(eq(recurringFinances.groupId, groupId), eq(recurringFinances.id, id))

export const recurringSubject = ({ id, description }: Pick<RecurringFinance, 'id' | 'description'>) =>
  ({ type: 'recurring', id, name: description }) as const

const storedColumns = { ...recurringColumns, deletedAt: recurringFinances.deletedAt }
type Row = Pick<typeof recurringFinances.$inferSelect, keyof typeof storedColumns>

/** Also finds removed ones. */
export async function findRecurring({ tx, groupId }: Ledger, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(storedColumns).from(recurringFinances).where(isRecurring(groupId, id))
  return row
}

function isSame({ id: _id, version: _version, deletedAt: _deleted, ...content }: Row, written: RecurringFinanceWrite) {
  return isDeepStrictEqual(content, contentOf(written))
}

async function insert({ tx, groupId }: Ledger, written: RecurringFinanceWrite): Promise<Row | undefined> {
  const values = { groupId, id: written.id, ...contentOf(written) }
  const [row] = await tx.insert(recurringFinances).values(values).onConflictDoNothing().returning(storedColumns)
  const areThere = and(eq(recurringFinances.groupId, groupId), isNull(recurringFinances.deletedAt))
  if (row !== undefined && (await tx.$count(recurringFinances, areThere)) > RECURRING_MAX)
    throw invalidField('recurring.description', `too_many:${RECURRING_MAX}`)
  return row
}

export function recurringRepository(db: Database) {
  return {
    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, body: RecurringFinanceWrite): Promise<{ recurring: RecurringFinance; isNew: boolean }> {
      const written = withOwnAccount(actor.groupId, body)
      return withLedger(db, actor, async (ledger) => {
        await assertKnownLinks(ledger, [written], () => 'recurring')
        await assertAccountsTake(ledger, [{ ...written, date: written.firstOn, path: 'recurring.accountId' }])
        const { tx, groupId } = ledger
        const saved = await saveRecord<Row>(
          {
            lock: () => findRecurring(ledger, written.id),
            insert: () => insert(ledger, written),
            replace: async (stored) => {
              const set = { ...contentOf(written), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              const isStored = isRecurring(groupId, stored.id)
              return (await tx.update(recurringFinances).set(set).where(isStored).returning(storedColumns))[0]
            },
            isSame: (stored) => isSame(stored, written),
            toRecord: toRecurring,
          },
          written.version,
        )
        await appendSaved(tx, actor, saved, 'recurring', (row) => ({
          subject: recurringSubject(row),
          fields: toRecurring(row),
        }))
        return { recurring: toRecurring(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version and the booked entries stay. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRecurring(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        await ledger.tx
          .update(recurringFinances)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isRecurring(ledger.groupId, stored.id))
        await appendAudit(ledger.tx, actor, {
          action: 'recurring_removed',
          subject: recurringSubject(stored),
          before: toRecurring(stored),
        })
      })
    },
  }
}
