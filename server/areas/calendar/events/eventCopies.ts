import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { EVENTS_MAX } from '@contract/calendar/eventBatches'
import type { SeasonCopy, SeasonCopyPreview } from '@contract/calendar/seasonCopy'
import { startOfDay } from '../../../platform/time/groupTime'
import { copySeason } from './seasonCopy'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { eventBudgets } from '../../../platform/db/schema/finances/budgets'
import { ApiError } from '../../../platform/http/errors'
import { eventColumns } from './eventLookup'
import { byStart, selectedEvents } from './eventSelection'
import { addDays } from '@contract/days'

export function eventCopyRepository(db: Database) {
  /** The ids, of those given, of events that have a budget. */
  async function findBudgeted(groupId: string, ids: string[]): Promise<Set<string>> {
    const rows = await db
      .select({ id: eventBudgets.eventId })
      .from(eventBudgets)
      .where(
        and(
          eq(eventBudgets.groupId, groupId),
          inArray(eventBudgets.eventId, ids),
          sql`${eventBudgets.income} + ${eventBudgets.expense} > 0`,
        ),
      )
    return new Set(rows.map(({ id }) => id))
  }

  async function findPlace(groupId: string) {
    const { timeZone, region } = groups
    const [place] = await db.select({ timeZone, region }).from(groups).where(eq(groups.groupId, groupId))
    if (place === undefined) throw new ApiError('not_found')
    return place
  }

  return {
    /** The copies that a season's copy would add; nothing is stored. An event is in the span in which it begins. */
    async preview(
      groupId: string,
      copy: SeasonCopy,
      { withBudgets }: { withBudgets: boolean },
    ): Promise<SeasonCopyPreview> {
      const { timeZone, region } = await findPlace(groupId)
      const { from, to, calendars } = copy
      if (calendars?.length === 0) return { events: [], leftOut: 0 }
      const rows = await db
        .select(eventColumns)
        .from(events)
        .where(
          and(
            selectedEvents(groupId, { calendars }),
            gte(events.startsAt, startOfDay(from, timeZone)),
            lt(events.startsAt, startOfDay(addDays(to, 1), timeZone)),
            ne(events.status, 'cancelled'),
          ),
        )
        .orderBy(...byStart)
        .limit(EVENTS_MAX + 1)
      if (rows.length > EVENTS_MAX) throw new ApiError('invalid', { fields: { 'copy.to': `too_long:${EVENTS_MAX}` } })
      const { sources, ...preview } = copySeason(rows, copy, { timeZone, country: region ?? undefined })
      const budgeted = withBudgets ? await findBudgeted(groupId, sources) : new Set()
      const budgets = preview.events.flatMap(({ id }, at) => {
        const from = sources[at]
        return from !== undefined && budgeted.has(from) ? [{ from, to: id }] : []
      })
      return { ...preview, ...(budgets.length > 0 && { budgets }) }
    },
  }
}
