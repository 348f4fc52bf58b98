import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { bookmarks } from '../../platform/db/schema/bookmarks'
import { mapMissingAccount } from '../../platform/auth/mapMissingAccount'

export function bookmarkRepository(db: Database) {
  return {
    /** Ids of the screens that the user has bookmarked. */
    async list(groupId: string, userId: string): Promise<Set<number>> {
      const rows = await db
        .select({ screenId: bookmarks.screenId })
        .from(bookmarks)
        .where(and(eq(bookmarks.groupId, groupId), eq(bookmarks.userId, userId), bookmarks.isBookmarked))
      return new Set(rows.map((row) => row.screenId))
    },

    /** Flips it in one statement, so that two at once leave it as it was. Answers what it is then. */
    async flip(groupId: string, userId: string, screenId: number): Promise<boolean> {
      const [flipped] = await mapMissingAccount(
        db
          .insert(bookmarks)
          .values({ groupId, userId, screenId, isBookmarked: true })
          .onConflictDoUpdate({
            target: [bookmarks.groupId, bookmarks.userId, bookmarks.screenId],
            set: { isBookmarked: sql`not ${bookmarks.isBookmarked}` },
          })
          .returning({ isBookmarked: bookmarks.isBookmarked }),
      )
      return flipped?.isBookmarked ?? false
    },
  }
}
