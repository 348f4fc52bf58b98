import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { StatementMail } from '@contract/finances/paying/statements'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { findForWrite, isFinance, isTakenBack, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'

export type Outcome = Partial<Pick<StatementMail, 'reason' | 'replyCode'>> & Pick<StatementMail, 'state'>

/** The group, id, fee and sender of a mail. */
type NotedMail = Pick<typeof statementMails.$inferSelect, 'groupId' | 'id' | 'feeId' | 'by'>

/** Takes the entry of a fee out of the books, unless something was paid of it, or it was taken back already. */
async function dropFee({ tx, groupId, settle }: Ledger, id: string): Promise<void> {
  const { stored, hasParts } = await findForWrite({ tx, groupId }, id)
  if (stored === undefined || stored.deletedAt !== null || stored.status === 'paid' || hasParts) return
  const reversed = await tx.execute(
    sql`select from ${finances} where ${isFinance(groupId, id)} and ${isTakenBack(groupId, '9999-12-31')}`,
  )
  if (reversed.rows.length > 0) return
  await settle(
    [id],
    async () => {
      await tx
        .update(finances)
        .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
        .where(isFinance(groupId, id))
    },
    'removed',
  )
}

/** Stores what became of a mail that is still as `isStill` says. The fee of a reminder that reached nobody is not owed. */
export async function noteOutcome(db: Database, mail: NotedMail, outcome: Outcome, isStill: SQL | undefined) {
  const { groupId, id, feeId, by } = mail
  const { state, reason = null, replyCode = null } = outcome
  const write = (tx: Database | Transaction) =>
    tx
      .update(statementMails)
      .set({ state, reason, replyCode, at: sql`now()` })
      .where(and(eq(statementMails.groupId, groupId), eq(statementMails.id, id), isStill))
      .returning({ id: statementMails.id })
  if (feeId === null || (state !== 'failed' && state !== 'skipped')) {
    await write(db)
    return
  }
  await withLedger(db, { groupId, userId: '', name: by }, async (ledger) => {
    if ((await write(ledger.tx)).length > 0) await dropFee(ledger, feeId)
  })
}
