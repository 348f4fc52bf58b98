import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Closing, ClosingList } from '@contract/finances/closings'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { ApiError } from '../../../platform/http/errors'
import { firstDayOf, lastDayOf, monthOf, monthsUpTo } from '../../../platform/time/days'
import { withLedger } from './ledger'
import { giveVouchers } from './voucherNumbers'
import type { Actor } from '../../../platform/audit/actor'

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

const newestFirst = (rows: Row[]): Closing[] => rows.map(toClosing).sort((a, b) => b.month.localeCompare(a.month))

/** Limit on the months closed with a row of their own. Older months need none, because a later closing covers them. */
const MONTHS_MAX = 120

/** The closings that keep the month closed: its own and those of later months, since a closing covers everything up to its month. */
const isClosedBy = (groupId: string, month: string) =>
  and(
    eq(financeClosings.groupId, groupId),
    gte(financeClosings.month, firstDayOf(month)),
    isNull(financeClosings.reopenedAt),
  )

/** Whether the day's month, or a later one, is closed. */
export async function isInClosedMonth(
  { tx, groupId }: { tx: Reader; groupId: string },
  date: string,
): Promise<boolean> {
  const closings = tx.select({ month: financeClosings.month }).from(financeClosings)
  return (await closings.where(isClosedBy(groupId, monthOf(date))).limit(1)).length > 0
}

/** The first month with entries after the last closed one. */
async function findFirstOpenMonth(reader: Reader, groupId: string): Promise<string | undefined> {
  const [last] = await reader
    .select({ month: sql<string | null>`max(${financeClosings.month})::text` })
    .from(financeClosings)
    .where(and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt)))
  const lastClosed = last?.month ?? undefined
  const [first] = await reader
    .select({ month: financeMonths.month })
    .from(financeMonths)
    .where(
      and(
        eq(financeMonths.groupId, groupId),
        gt(financeMonths.entries, 0),
        lastClosed === undefined ? undefined : gt(financeMonths.month, lastClosed),
      ),
    )
    .orderBy(asc(financeMonths.month))
    .limit(1)
  return first && monthOf(first.month)
}

export function closingRepository(db: Database) {
  return {
    async list(groupId: string): Promise<ClosingList> {
      const rows = await db
        .select(columns)
        .from(financeClosings)
        .where(eq(financeClosings.groupId, groupId))
        .orderBy(desc(financeClosings.closedAt), desc(financeClosings.month))
      const closings = rows.map(toClosing)
      const closedMonths = closings.filter(({ reopenedAt }) => reopenedAt === undefined).map(({ month }) => month)
      const firstOpenMonth = await findFirstOpenMonth(db, groupId)
      return {
        closings,
        closedMonths: closedMonths.sort().toReversed(),
        ...(firstOpenMonth !== undefined && { firstOpenMonth }),
      }
    },

    /**
     * Closes the month and the open months before it, from the first one with entries on (at most `MONTHS_MAX`). Returns them newest first;
     * for a month that is closed already, the closing that covers it. Waits for other writers of the books.
     */
    close(actor: Actor, month: string): Promise<{ closings: Closing[]; isNew: boolean }> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const byMonth = asc(financeClosings.month)
        const stored = await tx
          .select(columns)
          .from(financeClosings)
          .where(isClosedBy(groupId, month))
          .orderBy(byMonth)
          .limit(1)
        if (stored.length > 0) return { closings: stored.map(toClosing), isNew: false }
        const first = (await findFirstOpenMonth(tx, groupId)) ?? month
        const months = monthsUpTo(month, MONTHS_MAX).filter((each) => each >= first || each === month)
        const closed = await tx
          .insert(financeClosings)
          .values(
            months.map((each) => ({
              groupId,
              id: newId(),
              month: firstDayOf(each),
              closedBy: actor.name,
              // All months closed together get the same timestamp.
              closedAt: sql`statement_timestamp()`,
            })),
          )
          .returning(columns)
        // Months closed before are skipped, as their entries have numbers already.
        await giveVouchers(tx, groupId, { from: firstDayOf(first < month ? first : month), to: lastDayOf(month) })
        for (const name of months)
          await appendAudit(tx, actor, { action: 'month_closed', subject: { type: 'month', name } })
        return { closings: newestFirst(closed), isNew: true }
      })
    },

    /**
     * Reopens the month and all later closed months, since a change in it alters their balances. Returns them newest first. Throws
     * `not_found` where the month is not closed.
     */
    reopen(actor: Actor, month: string, reason: string): Promise<Closing[]> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const reopened = await tx
          .update(financeClosings)
          .set({ reopenedAt: sql`statement_timestamp()`, reopenedBy: actor.name, reason })
          .where(isClosedBy(groupId, month))
          .returning(columns)
        if (reopened.length === 0) throw new ApiError('not_found')
        const closings = newestFirst(reopened)
        for (const { month: name } of closings.toReversed())
          await appendAudit(tx, actor, {
            action: 'month_reopened',
            subject: { type: 'month', name },
            after: { reason },
          })
        return closings
      })
    },
  }
}
