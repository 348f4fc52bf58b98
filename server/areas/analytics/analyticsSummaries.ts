import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AnalyticsSummary } from '@contract/analytics'
import type { AllAnalyticsConfig } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { eventSummaries } from '../../platform/db/schema/calendar/eventSummaries'
import { selectAggregateRows } from './aggregateRows'
import { findSummaryScope } from './summaryScope'
import type { SummaryScope } from './summaryScope'
import { selectedEvents } from './analyticsSelection'
import { summaryOf } from './analyticsSummary'

/** Cached summaries per group: seasons, categories and recent searches. */
const SLOTS = 64

type Filters = Pick<AllAnalyticsConfig, 'q' | 'calendar' | 'from' | 'to'>

const slotOf = (filters: string): number => (createHash('sha256').update(filters).digest()[0] ?? 0) % SLOTS

/**
 * Caches summaries, so that paging, sorting and switching between seasons compute each only once. A cached one is used only while the
 * group's fingerprint is unchanged.
 */
export function summaryRepository(db: Database) {
  async function findKept(
    groupId: string,
    filters: string,
    fingerprint: string,
  ): Promise<AnalyticsSummary | undefined> {
    const [kept] = await db
      .select({ summary: eventSummaries.summary })
      .from(eventSummaries)
      .where(
        and(
          eq(eventSummaries.groupId, groupId),
          eq(eventSummaries.slot, slotOf(filters)),
          eq(eventSummaries.filters, filters),
          eq(eventSummaries.fingerprint, fingerprint),
        ),
      )
    // One cached by an older version may lack fields.
    return AnalyticsSummary.safeParse(kept?.summary).data
  }

  async function keep(groupId: string, filters: string, fingerprint: string, summary: AnalyticsSummary): Promise<void> {
    const row = { filters, fingerprint, summary }
    await db
      .insert(eventSummaries)
      .values({ groupId, slot: slotOf(filters), ...row })
      .onConflictDoUpdate({ target: [eventSummaries.groupId, eventSummaries.slot], set: row })
  }

  return {
    async find(
      groupId: string,
      { fingerprint }: SummaryScope,
      { q, calendar, from, to }: Filters,
    ): Promise<AnalyticsSummary> {
      const words = q?.trim() || undefined
      const filters = JSON.stringify([words, calendar, from, to])
      const known = await findKept(groupId, filters, fingerprint)
      if (known !== undefined) return known
      // In one snapshot, so that the fingerprint matches the data that is summed.
      const found = await db.transaction(
        async (tx) => {
          const scope = await findSummaryScope(tx, groupId)
          const selected = selectedEvents(groupId, scope.timeZone, { q: words, calendar, from, to })
          const isAll = [words, calendar, from, to].every((filter) => filter === undefined)
          const rows = await selectAggregateRows(tx, groupId, { ...scope, selected, isAll })
          return { fingerprint: scope.fingerprint, summary: summaryOf(rows, scope.months) }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      await keep(groupId, filters, found.fingerprint, found.summary)
      return found.summary
    },
  }
}
