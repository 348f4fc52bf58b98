import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllAnalyticsConfig, AnalyticsList, AnalyticsListConfig, AnalyticsRow } from '@contract/analytics'
import type { Database, Reader } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { CountedList } from '../../platform/db/longList'
import { events } from '../../platform/db/schema/calendar/events'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import { eventBudgets } from '../../platform/db/schema/finances/budgets'
import { familiesOf, readSections } from '../scoreOrder'
import { findSummaryScope } from './summaryScope'
import { analyticsColumns, analyticsRowFor } from './analyticsRows'
import type { Disclosed } from './analyticsRows'
import { findBudgeted } from './budgetedEvents'
import { findOwnSectionParts } from './ownSectionParts'
import { withoutReplies } from './analyticsSummary'
import { isOrderedByMoney, ofEvent, orderedEvents, plannedFor, selectedEvents } from './analyticsSelection'
import { summaryRepository } from './analyticsSummaries'

export function analyticsRepository(db: Database) {
  const summaries = summaryRepository(db)

  /** Selects the ids of the page first and joins the rest after: a late page then reads only the index. */
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
      .leftJoin(eventBudgets, plannedFor(groupId))
      .orderBy(...order)
    return rows
  }

  return {
    /** A page, and the summary of all pages. */
    async list(groupId: string, config: AnalyticsListConfig, disclosed: Disclosed): Promise<AnalyticsList> {
      const scope = await findSummaryScope(db, groupId)
      const selected = selectedEvents(groupId, scope.timeZone, config)
      const sections = readSections(db, groupId)
      const [page, found, families, byOwnSection, budgeted] = await Promise.all([
        pageOf(groupId, selected, config),
        summaries.find(groupId, scope, config),
        sections.then(familiesOf),
        sections.then((own) => findOwnSectionParts(db, groupId, own, selected)),
        disclosed.withBudget ? findBudgeted(db, groupId, selected) : undefined,
      ])
      const bySection = families.flatMap((family) => found.bySection.filter(({ section }) => section === family))
      const summary = { ...found, bySection, ...(byOwnSection && { byOwnSection }) }
      return {
        events: page.map(analyticsRowFor(disclosed)),
        total: summary.events,
        summary: disclosed.withReplies ? summary : withoutReplies(summary),
        ...(budgeted && { budgeted }),
      }
    },

    async all(groupId: string, config: AllAnalyticsConfig, disclosed: Disclosed): Promise<CountedList<AnalyticsRow>> {
      const { timeZone } = await findSummaryScope(db, groupId)
      const select = (reader: Reader) =>
        reader
          .select(analyticsColumns)
          .from(events)
          .leftJoin(financeEvents, ofEvent(groupId))
          .leftJoin(eventBudgets, plannedFor(groupId))
          .where(selectedEvents(groupId, timeZone, config))
          .orderBy(...orderedEvents(config))
      return readList(db, select, analyticsRowFor(disclosed))
    },
  }
}
