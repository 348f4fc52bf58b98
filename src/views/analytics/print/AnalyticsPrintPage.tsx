import { Printer } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { allAnalytics, summariseAnalytics } from '@/redux/analytics'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFullList } from '@/redux/useFullList'
import { useQuery } from '@/redux/useQuery'
import { toListConfig, toSelection } from '@/views/analytics/query/analyticsQuery'
import { AnalyticsPrintLayout } from './AnalyticsPrintLayout'
import { useAnalyticsQuery } from '@/views/analytics/query/useAnalyticsQuery'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

/** The same events as the list, with their figures, for paper. */
export function AnalyticsPrintPage() {
  const { t } = useTranslation('analytics')
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const { query } = useAnalyticsQuery()
  const { search } = useLocation()
  const selection = useMemo(() => toSelection(query, today, seasonMonth), [query, today, seasonMonth])
  const config = useMemo(() => toListConfig(query, today, seasonMonth), [query, today, seasonMonth])
  const rows = useFullList(allAnalytics, selection)
  const figures = useQuery(summariseAnalytics, config)
  const failure = rows.failure ?? figures.failure
  const isReady = rows.answer !== null && figures.answer !== null
  const group = useAppSelector(selectUser)?.group.name

  // The person asked for paper: the dialog comes by itself once there is something to print.
  useEffect(() => {
    if (isReady) window.print()
  }, [isReady])

  function reload(): void {
    rows.reload()
    figures.reload()
  }

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('list.print')}
          documentTitle={t('printing.title', { group })}
          back={<BackLink to={`${paths.analytics}${search}`} label={t('record.back')} />}
          actions={
            isReady && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('record.print')}
              </Button>
            )
          }
        />
      </div>
      {rows.answer && figures.answer && (
        <AnalyticsPrintLayout rows={rows.answer} summary={figures.answer} selection={selection} query={query} />
      )}
      {!isReady && failure && (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={rows.isLoading || figures.isLoading} />
      )}
      {!isReady && !failure && <DetailSkeleton />}
    </>
  )
}
