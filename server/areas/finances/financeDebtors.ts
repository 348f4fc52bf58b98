import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Debtor } from '@contract/finances'
import type { Database } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { todayIn } from '../../platform/time/days'
import { isTakenBack } from './financeSelection'
import { isOwed } from './financeTotals'
import { findTimeZone } from '../../platform/time/groupTimeZone'

export function debtorRepository(db: Database) {
  return {
    /** Who owes most first; those who left or were removed as well. */
    async list(groupId: string): Promise<Debtor[]> {
      const timeZone = await findTimeZone(db, groupId)
      const today = todayIn(timeZone)
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
            not(isTakenBack(groupId, today)),
          ),
        )
        .groupBy(members.groupId, members.id)
        .orderBy(desc(amount), asc(members.name), asc(members.id))
      return rows.map(({ isRemoved, status, ...debtor }) => ({ ...debtor, status: isRemoved ? 'removed' : status }))
    },
  }
}
