import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CreditList, MemberCredit } from '@contract/finances/credit'
import type { Database } from '../../../platform/db/database'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { withBeside } from '../../namesakes'
import { creditsOf, storedColumns, toFinance } from '../ledger/public'

export function creditRepository(db: Database) {
  return {
    async ofMember(groupId: string, member: string): Promise<MemberCredit> {
      const memberId = member.toLowerCase()
      const credits = await creditsOf({ tx: db, groupId }, [memberId])
      const moved = await db
        .select(storedColumns)
        .from(finances)
        .where(
          and(
            eq(finances.groupId, groupId),
            eq(finances.memberId, memberId),
            isNull(finances.deletedAt),
            or(finances.isCredit, isNotNull(finances.refundOf)),
          ),
        )
        .orderBy(desc(finances.date), desc(finances.id))
      const uses = await db
        .select({ use: creditUses, due: storedColumns })
        .from(creditUses)
        .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, creditUses.dueId)))
        .where(
          and(eq(creditUses.groupId, groupId), or(eq(creditUses.memberId, memberId), eq(finances.memberId, memberId))),
        )
        .orderBy(desc(creditUses.date), desc(creditUses.createdAt), desc(creditUses.id))
      return {
        amount: credits.get(memberId) ?? 0,
        entries: moved.filter(({ isCredit }) => isCredit).map(toFinance),
        uses: uses.map(({ use, due }) => ({
          id: use.id,
          memberId: use.memberId,
          amount: use.amount,
          date: use.date,
          finance: toFinance(due),
          settled: due.settledOn !== null,
        })),
        refunds: moved.flatMap((entry) =>
          entry.refundOf === null ? [] : { finance: toFinance(entry), of: entry.refundOf },
        ),
      }
    },

    async list(groupId: string): Promise<CreditList> {
      const amounts = await creditsOf({ tx: db, groupId })
      const rows = await db
        .select({
          memberId: members.id,
          name: members.name,
          owed: sql<number>`coalesce(${financeDebts.amount}, 0)::bigint`,
        })
        .from(members)
        .leftJoin(financeDebts, and(eq(financeDebts.groupId, groupId), eq(financeDebts.memberId, members.id)))
        .where(and(eq(members.groupId, groupId), inArray(members.id, [...amounts.keys()])))
        .orderBy(asc(members.name), asc(members.id))
      const named = rows.map((row) => ({
        ...row,
        owed: Math.max(0, row.owed),
        amount: amounts.get(row.memberId) ?? 0,
      }))
      const credits = await withBeside(db, groupId, named, ({ memberId }) => memberId)
      return { credits, amount: named.reduce((sum, { amount }) => sum + amount, 0) }
    },
  }
}
