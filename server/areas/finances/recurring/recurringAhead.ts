import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { PROPOSED_BACK_DAYS } from '@contract/finances/recurring'
import type { RecurringFinance } from '@contract/finances/recurring'
import { recurringDays } from '@contract/finances/recurringDays'
import type { RecurringDay } from '@contract/finances/recurringDays'
import type { Reader } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { recurringSkips } from '../../../platform/db/schema/finances/recurring'
import { addDays } from '@contract/days'
import { hasLivePart } from '../ledger/public'
import { readRecurring } from './recurringRows'

const WEEK = 7
const MONTH = 31

interface DecidedPeriods {
  isBooked: (recurringId: string, period: string) => boolean
  /** Skipped periods of a recurring entry, latest first. */
  skippedOf: (recurringId: string) => string[]
}

const keyOf = (recurringId: string, period: string) => `${recurringId} ${period}`

/** Live, at least in part. Entries written off or settled by credit also count as booked. */
export const isDecided = (groupId: string) =>
  or(isNull(finances.deletedAt), isNotNull(finances.writtenOffOn), isNotNull(finances.settledOn), hasLivePart(groupId))

/** The booked and skipped periods from that day on. */
export async function readDecided(db: Reader, groupId: string, from: string): Promise<DecidedPeriods> {
  const { recurringId, recurringPeriod } = finances
  const booked = db
    .select({
      recurringId: sql<string>`${recurringId}`,
      period: sql<string>`${recurringPeriod}`,
      isSkipped: sql<boolean>`false`,
    })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isNotNull(recurringId), gte(recurringPeriod, from), isDecided(groupId)))
  const rows = await booked.unionAll(
    db
      .select({
        recurringId: sql<string>`${recurringSkips.recurringId}`,
        period: sql<string>`${recurringSkips.period}`,
        isSkipped: sql<boolean>`true`,
      })
      .from(recurringSkips)
      .where(and(eq(recurringSkips.groupId, groupId), gte(recurringSkips.period, from))),
  )
  const skipped = rows.filter(({ isSkipped }) => isSkipped)
  const keys = new Set(
    rows.filter(({ isSkipped }) => !isSkipped).map(({ recurringId, period }) => keyOf(recurringId, period)),
  )
  return {
    isBooked: (recurringId, period) => keys.has(keyOf(recurringId, period)),
    skippedOf: (recurringId) =>
      skipped
        .filter((skip) => skip.recurringId === recurringId)
        .map(({ period }) => period)
        .toSorted()
        .toReversed(),
  }
}

/** Start of the days still proposed, and of the earliest period that contains one. */
export function lookBack(today: string): { days: string; periods: string } {
  const days = addDays(today, -PROPOSED_BACK_DAYS)
  return { days, periods: addDays(days, -Math.max(WEEK, MONTH)) }
}

/** Days neither booked nor skipped, in order. */
export function openDays(
  recurring: RecurringFinance,
  decided: DecidedPeriods,
  span: { from: string; to: string },
): RecurringDay[] {
  const skipped = new Set(decided.skippedOf(recurring.id))
  return recurringDays(recurring, span.from, span.to).filter(
    ({ period }) => !skipped.has(period) && !decided.isBooked(recurring.id, period),
  )
}

/** An expected entry that is not booked yet. */
interface RecurringAhead extends Pick<RecurringFinance, 'kind' | 'category' | 'amount' | 'description'> {
  recurringId: string
  /** YYYY-MM-DD; before today if it is overdue. */
  date: string
}

/**
 * Expected recurring entries until a day (included), earliest first, in minor units. Booked and skipped ones are left out, so a forecast
 * can add them to the books.
 */
export async function recurringAhead(
  db: Reader,
  groupId: string,
  { today, until }: { today: string; until: string },
): Promise<RecurringAhead[]> {
  const back = lookBack(today)
  const [all, decided] = [await readRecurring(db, groupId), await readDecided(db, groupId, back.periods)]
  return all
    .flatMap((recurring) => {
      const { id, kind, category, amount, description } = recurring
      return openDays(recurring, decided, { from: back.days, to: until }).map(({ date }) => ({
        recurringId: id,
        date,
        kind,
        category,
        amount,
        description,
      }))
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
