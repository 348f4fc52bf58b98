import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Closing } from '@contract/finances'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database } from '../../platform/db/database'
import { financeClosings } from '../../platform/db/schema/financeClosings'
import { ApiError } from '../../platform/http/errors'
import { firstDayOf, monthOf } from '../../platform/time/days'
import { withLedger } from './financeLedger'
import type { Actor } from '../../platform/audit/actor'

const columns = {
  month: financeClosings.month,
  closedBy: financeClosings.closedBy,
  closedAt: financeClosings.closedAt,
  reopenedBy: financeClosings.reopenedBy,
  reopenedAt: financeClosings.reopenedAt,
  reason: financeClosings.reason,
}

type Row = Pick<typeof financeClosings.$inferSelect, keyof typeof columns>

function toClosing({ month, closedBy, closedAt, reopenedBy, reopenedAt, reason }: Row): Closing {
  return {
    month: monthOf(month),
    closedBy,
    closedAt: closedAt.toISOString(),
    ...(reopenedBy !== null && { reopenedBy }),
    ...(reopenedAt !== null && { reopenedAt: reopenedAt.toISOString() }),
    ...(reason !== null && { reason }),
  }
}

/** The closing of the month, unless it was reopened. */
export const isClosing = (groupId: string, month: string) =>
  and(
    eq(financeClosings.groupId, groupId),
    eq(financeClosings.month, firstDayOf(month)),
    isNull(financeClosings.reopenedAt),
  )

export function closingRepository(db: Database) {
  return {
    async list(groupId: string) {
      const rows = await db
        .select(columns)
        .from(financeClosings)
        .where(eq(financeClosings.groupId, groupId))
        .orderBy(desc(financeClosings.closedAt), desc(financeClosings.id))
      const closings = rows.map(toClosing)
      const closedMonths = closings.filter(({ reopenedAt }) => reopenedAt === undefined).map(({ month }) => month)
      return { closings, closedMonths: closedMonths.sort().toReversed() }
    },

    /** Waits for whoever is writing in the books. A month that is closed already stays as it is. */
    close(actor: Actor, month: string): Promise<{ closing: Closing; isNew: boolean }> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const [stored] = await tx.select(columns).from(financeClosings).where(isClosing(groupId, month))
        if (stored !== undefined) return { closing: toClosing(stored), isNew: false }
        const values = { groupId, id: newId(), month: firstDayOf(month), closedBy: actor.name }
        const [closed] = await tx
          .insert(financeClosings)
          .values({ ...values, closedAt: sql`clock_timestamp()` })
          .returning(columns)
        if (closed === undefined) throw new ApiError('internal')
        await appendAudit(tx, actor, { action: 'month_closed', subject: { type: 'month', name: month } })
        return { closing: toClosing(closed), isNew: true }
      })
    },

    reopen(actor: Actor, month: string, reason: string): Promise<Closing> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const [reopened] = await tx
          .update(financeClosings)
          .set({ reopenedAt: sql`statement_timestamp()`, reopenedBy: actor.name, reason })
          .where(isClosing(groupId, month))
          .returning(columns)
        if (reopened === undefined) throw new ApiError('not_found')
        const subject = { type: 'month', name: month } as const
        await appendAudit(tx, actor, { action: 'month_reopened', subject, after: { reason } })
        return toClosing(reopened)
      })
    },
  }
}
