import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import type { AnalyticsRow } from '@contract/analytics'
import { paths } from '@/configs/paths'
import { fetchAnalytics, allAnalytics, selectBudgeted, selectSummary, selectAnalyticsState } from '@/redux/analytics'
import { useAppSelector } from '@/redux/hooks'
import { useList } from '@/redux/useList'
import { AnalyticsTabs } from '@/views/analytics/members/AnalyticsTabs'
import { AnalyticsFilters } from './AnalyticsFilters'
import { analyticsListUrl, isFiltered, toListConfig, toSelection } from '@/views/analytics/query/analyticsQuery'
import { AnalyticsTable } from './AnalyticsTable'
import { ExportButton } from '@/shared/records/ExportButton'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { NoAnalytics } from './NoAnalytics'
import { SeasonAhead } from '@/views/analytics/season/SeasonAhead'
import { SeasonSummary } from '@/views/analytics/season/SeasonSummary'
import { useAnalyticsQuery } from '@/views/analytics/query/useAnalyticsQuery'
import { useComparison } from '@/views/analytics/season/useComparison'
import { useMoney } from '@/shared/money/useMoney'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { Loaded } from '@/shared/records/Loaded'
import { WarningsPanel } from './WarningsPanel'
import './analytics.scss'

const source = { select: selectAnalyticsState, fetch: fetchAnalytics }

/** What a season says: its figures, and below them its finished events. */
export function AnalyticsPage() {
  const { t } = useTranslation(['analytics', 'events'])
  const money = useMoney()
  const ability = useAppAbility()
  const format = useFormat()
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const { query, choose, adjust, clear } = useAnalyticsQuery()
  const config = useMemo(() => toListConfig(query, today, seasonMonth), [query, today, seasonMonth])
  const list = useList(source, config)
  const { rows, total, isLoading, failure, reload } = list
  const summary = useAppSelector(selectSummary)
  const budgeted = useAppSelector(selectBudgeted)
  const { before, isKnown } = useComparison(query)

  // One after the other they would push each other down.
  const [wasReady, setWasReady] = useState(false)
  const isReady = rows !== undefined && (isKnown || wasReady)
  if (isReady && !wasReady) setWasReady(true)

  const { isPastEnd } = useExistingPage(list, query, adjust)
  const search = analyticsListUrl.write({ ...query, page: undefined, perPage: undefined }).toString()

  async function toCsv(events: AnalyticsRow[], locale: string): Promise<string> {
    const { analyticsCsv } = await import('./analyticsCsv')
    const dayOf = ({ start, allDay }: AnalyticsRow) => (allDay ? start : format.isoDay(new Date(start)))
    return analyticsCsv(events, { t, money, dayOf, language: locale })
  }

  const actions = (!rows || total > 0) && (
    <>
      <ExportButton
        what="analytics"
        select={allAnalytics.readAll}
        selection={toSelection(query, today, seasonMonth)}
        toCsv={toCsv}
        title={t('title')}
        doneText={(count, shown) => t('list.exported', { count, shown })}
      />
      <Button color="secondary" to={search === '' ? paths.printAnalytics : `${paths.printAnalytics}?${search}`}>
        <Printer size={16} aria-hidden />
        <span className="page-action-text">{t('list.print')}</span>
      </Button>
    </>
  )

  return (
    <>
      <AnalyticsTabs />
      <PageHeader
        title={t('title')}
        count={rows && !failure && total > 0 ? format.count(total) : undefined}
        lead={t('lead')}
        hasPendingActions={!rows}
        actions={actions}
      />
      <AnalyticsFilters query={query} onChoose={choose} onAdjust={adjust} onClear={clear} />
      <Loaded answer={isReady ? rows : null} failure={failure} isLoading={isLoading} reload={reload} />
      {!failure && isReady && (
        <div className="analytics">
          {summary && summary.events > 0 && (
            <SeasonSummary summary={summary} before={before} budgeted={budgeted} isLoading={isLoading} />
          )}
          {ability.can('manage', 'Event') && total > 0 && <SeasonAhead />}
          {ability.can('manage', 'Analytics') && total > 0 && <WarningsPanel />}
          <section>
            {total > 0 && <h2>{t('list.title')}</h2>}
            <AnalyticsTable
              rows={rows}
              total={total}
              isLoading={isLoading || isPastEnd}
              query={query}
              onQuery={choose}
              empty={<NoAnalytics query={query} isFiltered={isFiltered(query)} onChoose={choose} onClear={clear} />}
            />
          </section>
        </div>
      )}
    </>
  )
}
