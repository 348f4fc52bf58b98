import { PROPOSALS_MAX, PROPOSED_AHEAD_DAYS } from '@contract/finances/recurring'
import type { Proposal, ProposalList, RecurringFinance, RecurringList } from '@contract/finances/recurring'
import { dayOfPeriod } from '@contract/finances/recurringDays'
import type { RecurringDay } from '@contract/finances/recurringDays'
import type { Database } from '../../../platform/db/database'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { financeNameRepository, withOwnAccount } from '../ledger/public'
import { lookBack, openDays, readDecided } from './recurringAhead'
import { readRecurring } from './recurringRows'

/** Longer than the longest rhythm, so that each entry's next day is found. */
const NEXT_DAYS = 800

/** The entry as it would be booked; pending if its day is in the future. */
function toProposal(
  groupId: string,
  recurring: RecurringFinance,
  { period, date }: RecurringDay,
  today: string,
): Proposal {
  const { id, rhythm: _rhythm, firstOn: _first, lastOn: _last, monthEnd: _end, version: _version, ...entry } = recurring
  const { method, status, ...rest } = withOwnAccount(groupId, entry)
  const isPaid = status === 'paid' && date <= today
  return {
    recurringId: id,
    period,
    finance: {
      ...rest,
      date,
      ...(isPaid
        ? { status: 'paid' as const, ...(method && { method }) }
        : { status: 'pending' as const, dueDate: date }),
    },
  }
}

export function proposalRepository(db: Database) {
  const names = financeNameRepository(db)

  /** Leaves out links to members and events that were deleted for good. */
  async function withKnownLinks(groupId: string, proposals: Proposal[]) {
    const known = await names.of(
      groupId,
      proposals.map(({ finance }) => finance),
    )
    const ids = new Set([...(known.members ?? []), ...(known.events ?? [])].map(({ id }) => id))
    return {
      proposals: proposals.map(({ finance: { memberId, eventId, ...finance }, ...proposal }) => ({
        ...proposal,
        finance: {
          ...finance,
          ...(memberId !== undefined && ids.has(memberId) && { memberId }),
          ...(eventId !== undefined && ids.has(eventId) && { eventId }),
        },
      })),
      ...known,
    }
  }

  return {
    /** Entries to be booked or skipped, earliest day first, at most `limit`; `total` counts all. */
    async proposals(groupId: string, timeZone: string, limit = PROPOSALS_MAX, now = new Date()): Promise<ProposalList> {
      const all = await readRecurring(db, groupId)
      if (all.length === 0) return { proposals: [], total: 0 }
      const today = todayIn(timeZone, now)
      const back = lookBack(today)
      const decided = await readDecided(db, groupId, back.periods)
      const to = addDays(today, PROPOSED_AHEAD_DAYS)
      const open = all
        .flatMap((recurring) =>
          openDays(recurring, decided, { from: back.days, to }).map((day) => ({ recurring, day })),
        )
        .toSorted((one, other) => one.day.date.localeCompare(other.day.date))
      const shown = open.slice(0, limit).map(({ recurring, day }) => toProposal(groupId, recurring, day, today))
      return { ...(await withKnownLinks(groupId, shown)), total: open.length }
    },

    /** All recurring entries, each with its next day and its skipped periods. */
    async list(groupId: string, timeZone: string, now = new Date()): Promise<RecurringList> {
      const all = await readRecurring(db, groupId)
      const today = todayIn(timeZone, now)
      const back = lookBack(today)
      const decided = await readDecided(db, groupId, back.periods)
      const recurring = all.map((one) => {
        // An entry that starts in the future has its first day after today.
        const from = one.firstOn > today ? one.firstOn : today
        const [next] = openDays(one, decided, { from: back.days, to: addDays(from, NEXT_DAYS) })
        const skipped = decided.skippedOf(one.id).flatMap((period) => {
          const date = dayOfPeriod(one, period)
          return date === undefined ? [] : [{ period, date }]
        })
        return { recurring: withOwnAccount(groupId, one), ...(next && { next: next.date }), skipped }
      })
      return { recurring, ...(await names.of(groupId, all)) }
    },
  }
}
