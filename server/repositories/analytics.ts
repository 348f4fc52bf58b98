import type { AllAnalyticsConfig, AnalyticsList, AnalyticsListConfig, AnalyticsRow } from '@contract/analytics'
import type { Database } from '../db/database'
import { events } from '../db/schema/events'
import { financeEvents } from '../db/schema/financeEvents'
import { cellsOf } from './analyticsCells'
import { groupMonths } from './analyticsMonths'
import { analyticsColumns, toAnalyticsRow } from './analyticsRows'
import { ofEvent, orderedEvents, selectedEvents } from './analyticsSelection'
import { summaryOf } from './analyticsSummary'

export function analyticsRepository(db: Database) {
  const rows = () => db.select(analyticsColumns).from(events).leftJoin(financeEvents, ofEvent).$dynamic()

  return {
    /** A page, and the summary of all pages. */
    async list(groupId: string, config: AnalyticsListConfig): Promise<AnalyticsList> {
      const { page, perPage } = config
      const { timeZone, months } = await groupMonths(db, groupId)
      const selected = selectedEvents(groupId, timeZone, config)
      const [paged, cells] = await Promise.all([
        rows()
          .where(selected)
          .orderBy(...orderedEvents(config))
          .limit(perPage)
          .offset((page - 1) * perPage),
        cellsOf(db, groupId, selected, { timeZone, months }),
      ])
      const summary = summaryOf(cells, months)
      return { events: paged.map(toAnalyticsRow), total: summary.events, summary }
    },

    async all(groupId: string, config: AllAnalyticsConfig): Promise<AnalyticsRow[]> {
      const { timeZone } = await groupMonths(db, groupId)
      const all = await rows()
        .where(selectedEvents(groupId, timeZone, config))
        .orderBy(...orderedEvents(config))
      return all.map(toAnalyticsRow)
    },
  }
}
