import { and, eq } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { RecurringBooking, RecurringSkip } from '@contract/finances/recurring'
import { dayOfPeriod } from '@contract/finances/recurringDays'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { recurringSkips } from '../../../platform/db/schema/finances/recurring'
import { ApiError, invalidField } from '../../../platform/http/errors'
import {
  assertAccountsTake,
  assertKnownLinks,
  assertOpeningsFit,
  assertPurposes,
  assertSubcategories,
  findStored,
  isFinance,
  isUnchanged,
  storedColumns,
  toFinance,
  toRow,
  withLedger,
  withOwnAccount,
} from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { isDecided } from './recurringAhead'
import { findRecurring, recurringSubject } from './recurringRepository'
import { toRecurring } from './recurringRows'

const isSkip = (groupId: string, { recurringId, period }: RecurringSkip) =>
  and(
    eq(recurringSkips.groupId, groupId),
    eq(recurringSkips.recurringId, recurringId),
    eq(recurringSkips.period, period),
  )

/** The recurring entry and its day in the period. Throws `not_found`, and `invalid` below `path` where it has no day in the period. */
async function findPeriod(ledger: Ledger, { recurringId, period }: RecurringSkip, path: string) {
  const stored = await findRecurring(ledger, recurringId)
  if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
  const recurring = toRecurring(stored)
  const date = dayOfPeriod(recurring, period)
  if (date === undefined) throw invalidField(`${path}.period`, 'not_allowed')
  return { recurring, date }
}

async function findBooked(
  { tx, groupId }: Ledger,
  { recurringId, period }: RecurringSkip,
): Promise<Finance | undefined> {
  const [booked] = await tx
    .select(storedColumns)
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        eq(finances.recurringId, recurringId),
        eq(finances.recurringPeriod, period),
        isDecided(groupId),
      ),
    )
  return booked && toFinance(booked)
}

async function isSkipped({ tx, groupId }: Ledger, skip: RecurringSkip): Promise<boolean> {
  return (await tx.$count(recurringSkips, isSkip(groupId, skip))) > 0
}

export function recurringBookingRepository(db: Database) {
  return {
    /**
     * Books a proposal, which may have been edited. A repeated request gets the same answer. Throws `conflict` where the period is booked
     * or skipped already, or the id is used.
     */
    book(actor: Actor, booking: RecurringBooking): Promise<{ finance: Finance; isNew: boolean }> {
      const finance = withOwnAccount(actor.groupId, booking.finance)
      const recurringId = booking.recurringId.toLowerCase()
      const { period } = booking
      return withLedger(db, actor, async (ledger) => {
        assertOpeningsFit([finance], () => 'booking.finance')
        await assertKnownLinks(ledger, [finance], () => 'booking.finance')
        await assertPurposes(ledger, [finance], () => 'booking.finance')
        await assertSubcategories(ledger, [finance], () => 'booking.finance')
        await assertAccountsTake(ledger, [{ ...finance, path: 'booking.finance.accountId' }])
        const stored = await findStored(ledger, finance.id)
        if (stored !== undefined) {
          const isIt = stored.recurringId === recurringId && stored.recurringPeriod === period
          if (stored.deletedAt === null && isIt && isUnchanged(stored, finance))
            return { finance: toFinance(stored), isNew: false }
          throw new ApiError('conflict', { current: toFinance(stored) })
        }
        await findPeriod(ledger, { recurringId, period }, 'booking')
        const booked = await findBooked(ledger, { recurringId, period })
        if (booked !== undefined) throw new ApiError('conflict', { current: booked })
        if (await isSkipped(ledger, { recurringId, period })) throw new ApiError('conflict')
        const row = toRow(finance)
        await ledger.add([row], 'created')
        await ledger.tx
          .update(finances)
          .set({ recurringId, recurringPeriod: period })
          .where(isFinance(ledger.groupId, row.id))
        return { finance: toFinance({ ...row, splitId: null, version: 1 }), isNew: true }
      })
    },

    /** A repetition changes nothing. Throws `conflict` where the period is booked. */
    skip(actor: Actor, { recurringId: id, period }: RecurringSkip): Promise<RecurringSkip> {
      const skip = { recurringId: id.toLowerCase(), period }
      return withLedger(db, actor, async (ledger) => {
        const { recurring, date } = await findPeriod(ledger, skip, 'skip')
        const booked = await findBooked(ledger, skip)
        if (booked !== undefined) throw new ApiError('conflict', { current: booked })
        if (await isSkipped(ledger, skip)) return skip
        await ledger.tx.insert(recurringSkips).values({ groupId: ledger.groupId, ...skip })
        await appendAudit(ledger.tx, actor, {
          action: 'recurring_skipped',
          subject: recurringSubject(recurring),
          after: { date },
        })
        return skip
      })
    },

    /** Undoes a skip, so that the entry is proposed again. */
    unskip(actor: Actor, { recurringId: id, period }: RecurringSkip): Promise<RecurringSkip> {
      const skip = { recurringId: id.toLowerCase(), period }
      return withLedger(db, actor, async (ledger) => {
        const { recurring, date } = await findPeriod(ledger, skip, 'skip')
        const removed = await ledger.tx
          .delete(recurringSkips)
          .where(isSkip(ledger.groupId, skip))
          .returning({ period: recurringSkips.period })
        if (removed.length > 0) {
          await appendAudit(ledger.tx, actor, {
            action: 'recurring_unskipped',
            subject: recurringSubject(recurring),
            after: { date },
          })
        }
        return skip
      })
    },
  }
}
