import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { auditEntries } from '../db/schema/auditEntries'
import type { Actor } from './actor'
import { toAuditRow } from './auditEntries'

const FAILURES_PER_HOUR = 10

/**
 * Takes note of a wrong password: up to ten an hour of an account, so that a guesser cannot fill the record (the log has them
 * all). `account` is whose it would have been. What was typed is not kept, and who typed it is not known.
 */
export async function appendFailedSignIn(db: Database, account: Actor): Promise<void> {
  const { groupId, userId, name } = account
  const row = toAuditRow(account, { action: 'sign_in_failed', subject: { type: 'user', id: userId, name } })
  const recent = and(
    eq(auditEntries.groupId, groupId),
    eq(auditEntries.subjectId, userId),
    eq(auditEntries.action, 'sign_in_failed'),
    sql`${auditEntries.at} > now() - interval '1 hour'`,
  )
  if (row === undefined || (await db.$count(auditEntries, recent)) >= FAILURES_PER_HOUR) return
  await db.insert(auditEntries).values({ ...row, actorId: null, actorName: null })
}
