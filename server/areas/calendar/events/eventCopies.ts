import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { EVENTS_MAX } from '@contract/calendar/eventBatches'
import type { SeasonCopy, SeasonCopyPreview } from '@contract/calendar/seasonCopy'
import { startOfDay } from '../../../platform/time/groupTime'
import { fixedHolidays } from '../../../platform/time/publicHolidays'
import { copySeason } from './seasonCopy'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { holidaySettings } from '../../../platform/db/schema/calendar/holidaySettings'
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

  /** With the dates that its country, or its state, keeps in the years around the copy. */
  async function findPlace(groupId: string, { from, to, start }: Pick<SeasonCopy, 'from' | 'to' | 'start'>) {
    const { timeZone, region } = groups
    const { country, state } = holidaySettings
    const [[group], [kept]] = await Promise.all([
      db.select({ timeZone, region }).from(groups).where(eq(groups.groupId, groupId)),
      db.select({ country, state }).from(holidaySettings).where(eq(holidaySettings.groupId, groupId)),
    ])
    if (group === undefined) throw new ApiError('not_found')
    // As chosen under Holidays, else where the group is.
    const land = kept?.country ?? group.region
    const [first, last, copied] = [from, to, start].map((day) => Number(day.slice(0, 4)))
    const years = [first, last, copied].flatMap((year = 0) => [year - 1, year, year + 1])
    const feasts =
      land === null ? [] : await fixedHolidays({ country: land, state: kept?.state ?? undefined }, [...new Set(years)])
    return { timeZone: group.timeZone, country: land ?? undefined, feasts }
  }

  return {
    /** The copies that a season's copy would add; nothing is stored. An event is in the span in which it begins. */
    async preview(
      groupId: string,
      copy: SeasonCopy,
      { withBudgets }: { withBudgets: boolean },
    ): Promise<SeasonCopyPreview> {
      const { from, to, calendars } = copy
      if (calendars?.length === 0) return { events: [], leftOut: 0 }
      const place = await findPlace(groupId, copy)
      const rows = await db
        .select(eventColumns)
        .from(events)
        .where(
          and(
            selectedEvents(groupId, { calendars }),
            gte(events.startsAt, startOfDay(from, place.timeZone)),
            lt(events.startsAt, startOfDay(addDays(to, 1), place.timeZone)),
            ne(events.status, 'cancelled'),
          ),
        )
        .orderBy(...byStart)
        .limit(EVENTS_MAX + 1)
      if (rows.length > EVENTS_MAX) throw new ApiError('invalid', { fields: { 'copy.to': `too_long:${EVENTS_MAX}` } })
      const { sources, ...preview } = copySeason(rows, copy, place)
      const budgeted = withBudgets ? await findBudgeted(groupId, sources) : new Set()
      const budgets = preview.events.flatMap(({ id }, at) => {
        const from = sources[at]
        return from !== undefined && budgeted.has(from) ? [{ from, to: id }] : []
      })
      return { ...preview, ...(budgets.length > 0 && { budgets }) }
    },
  }
}
