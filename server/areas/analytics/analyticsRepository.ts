import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllAnalyticsConfig, AnalyticsList, AnalyticsListConfig, AnalyticsRow } from '@contract/analytics'
import type { Database, Reader } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { LongList } from '../../platform/db/longList'
import { events } from '../../platform/db/schema/events'
import { financeEvents } from '../../platform/db/schema/financeEvents'
import { findSummaryScope } from './summaryScope'
import { analyticsColumns, toAnalyticsRow } from './analyticsRows'
import { isOrderedByMoney, ofEvent, orderedEvents, selectedEvents } from './analyticsSelection'
import { summaryRepository } from './analyticsSummaries'

export function analyticsRepository(db: Database) {
  const summaries = summaryRepository(db)

  /** Which events come first, the rest of their rows after: the way to a late page is then along the index alone. */
  async function pageOf(groupId: string, selected: SQL | undefined, config: AnalyticsListConfig) {
    const ids = db.select({ id: events.id }).from(events).$dynamic()
    const withMoney = isOrderedByMoney(config) ? ids.leftJoin(financeEvents, ofEvent(groupId)) : ids
    const order = orderedEvents(config)
    const paged = withMoney
      .where(selected)
      .orderBy(...order)
      .limit(config.perPage)
      .offset((config.page - 1) * config.perPage)
      .as('paged')
    const rows = await db
      .select(analyticsColumns)
      .from(paged)
      .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, paged.id)))
      .leftJoin(financeEvents, ofEvent(groupId))
      .orderBy(...order)
    return rows.map(toAnalyticsRow)
  }

  return {
    /** A page, and the summary of all pages. */
    async list(groupId: string, config: AnalyticsListConfig): Promise<AnalyticsList> {
      const scope = await findSummaryScope(db, groupId)
      const [page, summary] = await Promise.all([
        pageOf(groupId, selectedEvents(groupId, scope.timeZone, config), config),
        summaries.find(groupId, scope, config),
      ])
      return { events: page, total: summary.events, summary }
    },

    async all(groupId: string, config: AllAnalyticsConfig): Promise<LongList<AnalyticsRow>> {
      const { timeZone } = await findSummaryScope(db, groupId)
      const select = (reader: Reader) =>
        reader
          .select(analyticsColumns)
          .from(events)
          .leftJoin(financeEvents, ofEvent(groupId))
          .where(selectedEvents(groupId, timeZone, config))
          .orderBy(...orderedEvents(config))
      return readList(db, select, toAnalyticsRow)
    },
  }
}
