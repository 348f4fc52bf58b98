import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Debtor } from '@contract/finances'
import type { Database } from '../db/database'
import { finances } from '../db/schema/finances'
import { groups } from '../db/schema/groups'
import { members } from '../db/schema/members'
import { ApiError } from '../errors'
import { todayIn } from './financeDays'
import { isOwed } from './financeTotals'

/** What a closed month's reversal took back is owed no more. The few reversals are found once, and not asked for with each entry. */
function isNotTakenBack(groupId: string): SQL {
  return sql`${finances.id} <> all(array(
    select reversal.reversal_of from ${finances} reversal
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null))`
}

export function debtorRepository(db: Database) {
  return {
    /** Who owes most first; those who left or were removed as well. */
    async list(groupId: string): Promise<Debtor[]> {
      const [group] = await db.select({ timeZone: groups.timeZone }).from(groups).where(eq(groups.groupId, groupId))
      if (group === undefined) throw new ApiError('not_found')
      const today = todayIn(group.timeZone)
      const amount = sql<number>`sum(${finances.amount})::bigint`
      const overdue = sql<number>`coalesce(sum(${finances.amount}) filter (where ${finances.dueDate} < ${today}), 0)::bigint`
      const rows = await db
        .select({
          memberId: members.id,
          name: members.name,
          section: members.section,
          status: members.status,
          isRemoved: sql<boolean>`${members.deletedAt} is not null`,
          amount,
          overdue,
          entries: sql<number>`count(*)`,
          since: sql<string>`to_char(min(coalesce(${finances.dueDate}, ${finances.date})), 'YYYY-MM-DD')`,
        })
        .from(finances)
        .innerJoin(members, and(eq(members.groupId, finances.groupId), eq(members.id, finances.memberId)))
        .where(
          and(
            eq(finances.groupId, groupId),
            isOwed,
            isNull(finances.deletedAt),
            isNull(finances.reversalOf),
            isNotTakenBack(groupId),
          ),
        )
        .groupBy(members.groupId, members.id)
        .orderBy(desc(amount), asc(members.name), asc(members.id))
      return rows.map(({ isRemoved, status, ...debtor }) => ({ ...debtor, status: isRemoved ? 'removed' : status }))
    },
  }
}
