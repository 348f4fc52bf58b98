import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AnswerNews } from '@contract/answerNews'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { answerNews } from '../../platform/db/schema/messages/mailSettings'
import { users } from '../../platform/db/schema/users'

export const isNewsOf = (groupId: string, userId: string) =>
  and(eq(answerNews.groupId, groupId), eq(answerNews.userId, userId))

export async function findNews(
  db: Database,
  { groupId, userId }: Pick<Actor, 'groupId' | 'userId'>,
): Promise<AnswerNews> {
  const [row] = await db.select().from(answerNews).where(isNewsOf(groupId, userId))
  return { isDaily: row?.isDaily ?? false, ...(row && row.noDays !== null && { noDays: row.noDays }) }
}

/** The last one counts, as there is one of a person. What was answered before is no news. */
export function changeNews(db: Database, actor: Actor, { isDaily, noDays: days }: AnswerNews): Promise<void> {
  const { groupId, userId, name } = actor
  const noDays = days ?? null
  return db.transaction(async (tx) => {
    // Nothing of before the day on which it is turned on is news of a morning.
    const toldAt = sql`case when ${answerNews.isDaily} then ${answerNews.toldAt} else excluded.told_at end`
    const row = { isDaily, noDays, lookedAt: sql`now()`, ...(isDaily && { toldAt }) }
    await tx
      .insert(answerNews)
      .values({ groupId, userId, isDaily, noDays, ...(isDaily && { toldAt: sql`now()` }) })
      .onConflictDoUpdate({
        target: [answerNews.groupId, answerNews.userId],
        set: { ...row, lookedAt: sql`excluded.looked_at` },
      })
    await appendAudit(tx, actor, { action: 'answer_news_changed', subject: { type: 'user', id: userId, name } })
  })
}

/** Who is mailed, in whose language; undefined for one who is gone or manages events no more. The demo's addresses are made up. */
export async function findNewsReader(db: Database, groupId: string, userId: string) {
  const { name, email, locale } = users
  const [reader] = await db
    .select({ userId: users.id, name, email, locale, groupId: groups.groupId, groupName: groups.name })
    .from(users)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .where(
      and(
        eq(users.groupId, groupId),
        eq(users.id, userId),
        inArray(users.role, ['admin', 'conductor']),
        isNotNull(users.passwordHash),
      ),
    )
  return reader
}
