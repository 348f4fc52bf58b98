import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '@contract/auth'
import type { Database } from '../../platform/db/database'
import { calendarFeeds } from '../../platform/db/schema/calendarFeeds'
import { groups } from '../../platform/db/schema/groups'
import { users } from '../../platform/db/schema/users'

export interface Feed {
  number: number
  createdAt: Date
}

/** What a feed is made for. */
export interface FeedReader {
  number: number
  role: Role
  group: { name: string; timeZone: string }
}

const columns = { number: calendarFeeds.number, createdAt: calendarFeeds.createdAt }

const isActiveFeed = (groupId: string, userId: string) =>
  and(eq(calendarFeeds.groupId, groupId), eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt))

export function calendarFeedRepository(db: Database) {
  return {
    async find(groupId: string, userId: string): Promise<Feed | undefined> {
      const [feed] = await db.select(columns).from(calendarFeeds).where(isActiveFeed(groupId, userId))
      return feed
    },

    /** A new address; the one before it opens nothing any more. */
    async renew(groupId: string, userId: string): Promise<Feed | undefined> {
      const [feed] = await db
        .insert(calendarFeeds)
        .values({ groupId, userId, number: 1, createdAt: sql`now()` })
        .onConflictDoUpdate({
          target: [calendarFeeds.groupId, calendarFeeds.userId],
          set: { number: sql`${calendarFeeds.number} + 1`, createdAt: sql`now()`, revokedAt: null },
        })
        .returning(columns)
      return feed
    },

    async remove(groupId: string, userId: string): Promise<void> {
      await db
        .update(calendarFeeds)
        .set({ revokedAt: sql`now()` })
        .where(isActiveFeed(groupId, userId))
    },

    /** Of a user who is still there, and has not taken the address back. */
    async findReader(groupId: string, userId: string): Promise<FeedReader | undefined> {
      const [reader] = await db
        .select({
          number: calendarFeeds.number,
          role: users.role,
          group: { name: groups.name, timeZone: groups.timeZone },
        })
        .from(calendarFeeds)
        .innerJoin(users, and(eq(users.groupId, calendarFeeds.groupId), eq(users.id, calendarFeeds.userId)))
        .innerJoin(groups, eq(groups.groupId, calendarFeeds.groupId))
        .where(isActiveFeed(groupId, userId))
      return reader
    },
  }
}
