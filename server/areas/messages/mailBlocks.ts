import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MailBlock } from '@contract/replies/messages'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'

const isOf = (groupId: string, personId: string) =>
  and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, personId))

interface NewBlock {
  personId: string
  email: string
  reason: MailBlock['reason']
  replyCode?: number
}

/** From now on the address gets no messages of the group. */
export async function addMailBlock(
  db: Database | Transaction,
  groupId: string,
  { personId, email, reason, replyCode }: NewBlock,
): Promise<void> {
  const row = { email, reason, replyCode: replyCode ?? null }
  await db
    .insert(mailBlocks)
    .values({ groupId, personId, ...row })
    .onConflictDoUpdate({ target: [mailBlocks.groupId, mailBlocks.personId], set: { ...row, at: sql`excluded.at` } })
}

export async function removeMailBlock(db: Database, groupId: string, personId: string): Promise<void> {
  await db.delete(mailBlocks).where(isOf(groupId, personId))
}

/** Of the address that the member has now; null: nothing keeps e-mails from it. */
export async function findMailBlock(db: Database, groupId: string, memberId: string): Promise<MailBlock | null> {
  const { reason, replyCode, at } = mailBlocks
  const [found] = await db
    .select({ reason, replyCode, at })
    .from(mailBlocks)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, mailBlocks.personId)))
    .where(and(isOf(groupId, memberId), eq(members.email, mailBlocks.email), isNull(members.deletedAt)))
  if (found === undefined) return null
  return {
    reason: found.reason,
    at: found.at.toISOString(),
    ...(found.replyCode !== null && { replyCode: found.replyCode }),
  }
}
