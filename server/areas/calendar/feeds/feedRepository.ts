import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '@contract/auth'
import type { Locale } from '@contract/locales'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { calendarFeeds } from '../../../platform/db/schema/calendar/calendarFeeds'
import { groups } from '../../../platform/db/schema/groups'
import { users } from '../../../platform/db/schema/users'

export interface Feed {
  number: number
  createdAt: Date
}

/** Whose feed it is, and what of the calendar they may see. */
interface FeedReader {
  number: number
  role: Role
  locale: Locale
  group: { name: string; timeZone: string }
}

const columns = { number: calendarFeeds.number, createdAt: calendarFeeds.createdAt }

const isActiveFeed = (groupId: string, userId: string) =>
  and(eq(calendarFeeds.groupId, groupId), eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt))

const feedSubject = ({ userId, name }: Actor) => ({ type: 'feed', id: userId, name }) as const

export function calendarFeedRepository(db: Database) {
  return {
    async find(groupId: string, userId: string): Promise<Feed | undefined> {
      const [feed] = await db.select(columns).from(calendarFeeds).where(isActiveFeed(groupId, userId))
      return feed
    },

    /** Makes a new address, which replaces the one before. */
    renew(actor: Actor): Promise<Feed | undefined> {
      const { groupId, userId } = actor
      return db.transaction(async (tx) => {
        const [feed] = await tx
          .insert(calendarFeeds)
          .values({ groupId, userId, number: 1, createdAt: sql`now()` })
          .onConflictDoUpdate({
            target: [calendarFeeds.groupId, calendarFeeds.userId],
            set: { number: sql`${calendarFeeds.number} + 1`, createdAt: sql`excluded.created_at`, revokedAt: null },
          })
          .returning(columns)
        await appendAudit(tx, actor, { action: 'feed_made', subject: feedSubject(actor) })
        return feed
      })
    },

    remove(actor: Actor): Promise<void> {
      return db.transaction(async (tx) => {
        const revoked = await tx
          .update(calendarFeeds)
          .set({ revokedAt: sql`now()` })
          .where(isActiveFeed(actor.groupId, actor.userId))
          .returning({ number: calendarFeeds.number })
        if (revoked.length > 0) await appendAudit(tx, actor, { action: 'feed_removed', subject: feedSubject(actor) })
      })
    },

    /** Undefined: the user was removed, or has withdrawn the address. */
    async findReader(groupId: string, userId: string): Promise<FeedReader | undefined> {
      const [reader] = await db
        .select({
          number: calendarFeeds.number,
          role: users.role,
          locale: users.locale,
          group: { name: groups.name, timeZone: groups.timeZone },
        })
        .from(calendarFeeds)
        .innerJoin(users, and(eq(users.groupId, groupId), eq(users.id, userId)))
        .innerJoin(groups, eq(groups.groupId, groupId))
        .where(isActiveFeed(groupId, userId))
      return reader
    },
  }
}
