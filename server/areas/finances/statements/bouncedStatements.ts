import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import type { Bounce } from '../../../platform/mail/bounces/readBounces'
import { noteOutcome } from './reminderFees'

/** Marks the statement's or reminder's mail as failed. */
export async function noteBouncedStatement(db: Database, bounce: Bounce): Promise<void> {
  const { groupId, mailId, isAboutAddress, replyCode } = bounce
  const { id, feeId, by } = statementMails
  const [mail] = await db
    .select({ groupId: statementMails.groupId, id, feeId, by })
    .from(statementMails)
    .where(and(eq(statementMails.groupId, groupId), eq(id, mailId)))
  if (mail === undefined) return
  const reason = isAboutAddress ? ('refused' as const) : ('rejected' as const)
  const outcome = { state: 'failed' as const, reason, ...(replyCode !== undefined && { replyCode }) }
  await noteOutcome(db, mail, outcome, inArray(statementMails.state, ['sent', 'unclear']))
}
