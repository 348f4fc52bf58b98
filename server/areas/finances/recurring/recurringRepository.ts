import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '@contract/audit'
import { RECURRING_MAX } from '@contract/treasury/recurring'
import type { RecurringFinance, RecurringFinanceWrite } from '@contract/treasury/recurring'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { recurringFinances } from '../../../platform/db/schema/treasury/recurring'
import { ApiError } from '../../../platform/http/errors'
import { assertAccountsTake, withOwnAccount } from '../financeAccounts'
import { withLedger } from '../financeLedger'
import type { Ledger } from '../financeLedger'
import { assertKnownLinks } from '../financeLinks'
import { contentOf, recurringColumns, toRecurring } from './recurringRows'

const isRecurring = (groupId: string, id: string) =>
  and(eq(recurringFinances.groupId, groupId), eq(recurringFinances.id, id))

export const recurringSubject = ({ id, description }: Pick<RecurringFinance, 'id' | 'description'>) =>
  ({ type: 'recurring', id, name: description }) as const

/** Also finds removed ones: a write must not reuse their id. */
export async function findRecurring({ tx, groupId }: Ledger, id: string) {
  const [row] = await tx
    .select({ ...recurringColumns, deletedAt: recurringFinances.deletedAt })
    .from(recurringFinances)
    .where(isRecurring(groupId, id))
  return row
}
type Row = NonNullable<Awaited<ReturnType<typeof findRecurring>>>

function isSame({ id: _id, version: _version, deletedAt: _deleted, ...content }: Row, written: RecurringFinanceWrite) {
  return isDeepStrictEqual(content, contentOf(written))
}

async function create(ledger: Ledger, written: RecurringFinanceWrite, stored: Row | undefined): Promise<boolean> {
  const { tx, groupId } = ledger
  if (stored !== undefined) {
    if (stored.deletedAt === null && isSame(stored, written)) return false
    throw new ApiError('conflict', { current: toRecurring(stored) })
  }
  const count = await tx.$count(
    recurringFinances,
    and(eq(recurringFinances.groupId, groupId), isNull(recurringFinances.deletedAt)),
  )
  if (count >= RECURRING_MAX)
    throw new ApiError('invalid', { fields: { 'recurring.description': `too_many:${RECURRING_MAX}` } })
  await tx.insert(recurringFinances).values({ groupId, id: written.id, ...contentOf(written) })
  return true
}

/** On a removed one, word for word as last read is Undo. */
async function replace({ tx, groupId }: Ledger, written: RecurringFinanceWrite, stored: Row | undefined) {
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.version !== written.version) throw new ApiError('conflict', { current: toRecurring(stored) })
  if (stored.deletedAt !== null && !isSame(stored, written)) throw new ApiError('not_found')
  await tx
    .update(recurringFinances)
    .set({ ...contentOf(written), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
    .where(isRecurring(groupId, written.id))
}

function actionOf(isNew: boolean, stored: Row | undefined): AuditAction {
  if (isNew) return 'recurring_added'
  return stored?.deletedAt ? 'recurring_restored' : 'recurring_changed'
}

export function recurringRepository(db: Database) {
  return {
    /** Creates, or with a version replaces and restores (CONTRACT.md, Writes). */
    save(actor: Actor, body: RecurringFinanceWrite): Promise<{ recurring: RecurringFinance; isNew: boolean }> {
      const written = { ...withOwnAccount(actor.groupId, body), id: body.id.toLowerCase() }
      return withLedger(db, actor, async (ledger) => {
        await assertKnownLinks(ledger, [written], () => 'recurring')
        await assertAccountsTake(ledger, [{ ...written, date: written.firstOn, path: 'recurring.accountId' }])
        const stored = await findRecurring(ledger, written.id)
        const isNew = written.version === undefined && (await create(ledger, written, stored))
        if (written.version !== undefined) await replace(ledger, written, stored)
        const saved = await findRecurring(ledger, written.id)
        if (saved === undefined) throw new ApiError('not_found')
        const action = actionOf(isNew, stored)
        if (isNew || written.version !== undefined) {
          await appendAudit(ledger.tx, actor, {
            action,
            subject: recurringSubject(saved),
            ...(action === 'recurring_changed' && stored && { before: toRecurring(stored) }),
            ...(action !== 'recurring_restored' && { after: toRecurring(saved) }),
          })
        }
        return { recurring: toRecurring(saved), isNew }
      })
    },

    /** Keeps it for Undo, its version as it was. What was booked stays. */
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
