import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import type { Bounce } from '../../../platform/mail/bounces/readBounces'

/** Marks the statement's or reminder's mail as failed. */
export async function noteBouncedStatement(db: Database, bounce: Bounce): Promise<void> {
  const { groupId, mailId, isAboutAddress, replyCode = null } = bounce
  await db
    .update(statementMails)
    .set({ state: 'failed', reason: isAboutAddress ? 'refused' : 'rejected', replyCode, at: sql`now()` })
    .where(
      and(
        eq(statementMails.groupId, groupId),
        eq(statementMails.id, mailId),
        inArray(statementMails.state, ['sent', 'unclear']),
      ),
    )
}
