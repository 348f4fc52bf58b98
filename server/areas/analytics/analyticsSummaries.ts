import type { AnalyticsSummary, AllAnalyticsConfig } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { cellsOf } from './aggregateRows'
import { groundOf } from './summaryScope'
import type { Ground } from './summaryScope'
import { selectedEvents } from './analyticsSelection'
import { summaryOf } from './analyticsSummary'

const KEPT_MAX = 200

type Filters = Pick<AllAnalyticsConfig, 'q' | 'calendar' | 'from' | 'to'>

/**
 * Summaries as they were found last: who turns pages, sorts, or looks back and forth between seasons waits for each once. What is
 * kept is given only while the group's stamp says that nothing has changed.
 */
export function summaryRepository(db: Database) {
  const kept = new Map<string, { stamp: string; summary: AnalyticsSummary }>()

  function keep(key: string, stamp: string, summary: AnalyticsSummary): void {
    kept.delete(key)
    kept.set(key, { stamp, summary })
    // The one that was found longest ago goes first.
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async find(groupId: string, { stamp }: Ground, { q, calendar, from, to }: Filters): Promise<AnalyticsSummary> {
      const words = q?.trim() || undefined
      const key = JSON.stringify([groupId, words, calendar, from, to])
      const known = kept.get(key)
      if (known?.stamp === stamp) return known.summary
      // In one snapshot, so that the stamp is that of what is added up.
      const found = await db.transaction(
        async (tx) => {
          const ground = await groundOf(tx, groupId)
          const selected = selectedEvents(groupId, ground.timeZone, { q: words, calendar, from, to })
          const isAll = [words, calendar, from, to].every((filter) => filter === undefined)
          const cells = await cellsOf(tx, groupId, { ...ground, selected, isAll })
          return { stamp: ground.stamp, summary: summaryOf(cells, ground.months) }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      keep(key, found.stamp, found.summary)
      return found.summary
    },
  }
}
