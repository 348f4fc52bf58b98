import type { AnalyticsSummary, AllAnalyticsConfig } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { selectAggregateRows } from './aggregateRows'
import { findSummaryScope } from './summaryScope'
import type { SummaryScope } from './summaryScope'
import { selectedEvents } from './analyticsSelection'
import { summaryOf } from './analyticsSummary'

const CACHE_MAX = 200

type Filters = Pick<AllAnalyticsConfig, 'q' | 'calendar' | 'from' | 'to'>

/**
 * Summaries as they were found last: who turns pages, sorts, or looks back and forth between seasons waits for each once. What is
 * kept is given only while the group's fingerprint says that nothing has changed.
 */
export function summaryRepository(db: Database) {
  const kept = new Map<string, { fingerprint: string; summary: AnalyticsSummary }>()

  function keep(key: string, fingerprint: string, summary: AnalyticsSummary): void {
    kept.delete(key)
    kept.set(key, { fingerprint, summary })
    // The one that was found longest ago goes first.
    const [oldest] = kept.keys()
    if (kept.size > CACHE_MAX && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async find(
      groupId: string,
      { fingerprint }: SummaryScope,
      { q, calendar, from, to }: Filters,
    ): Promise<AnalyticsSummary> {
      const words = q?.trim() || undefined
      const key = JSON.stringify([groupId, words, calendar, from, to])
      const known = kept.get(key)
      if (known?.fingerprint === fingerprint) return known.summary
      // In one snapshot, so that the fingerprint is that of what is added up.
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
      keep(key, found.fingerprint, found.summary)
      return found.summary
    },
  }
}
