import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import type { AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import type { QueryChange } from '@/views/analytics/query/useAnalyticsQuery'

interface NoAnalyticsProps {
  query: AnalyticsQuery
  isFiltered: boolean
  onChoose: QueryChange
  onClear: () => void
}

/** No finished event: because of the filters, because the season has only begun, or because none was ever finished. */
export function NoAnalytics({ query, isFiltered, onChoose, onClear }: NoAnalyticsProps) {
  const { t } = useTranslation('analytics')
  const canFinish = useAppAbility().can('manage', 'Event')
  const isEver = query.period === 'all' && query.q.trim() === '' && query.calendar === undefined
  if (isFiltered && !isEver) return <NoMatch title={t('empty.noMatch')} onClear={onClear} />
  return (
    <EmptyState
      icon={ChartColumn}
      title={isEver ? t('empty.title') : t('empty.season')}
      hint={canFinish ? t('empty.text') : t('empty.readText')}
      action={
        <>
          {!isEver && <Button onClick={() => onChoose({ period: 'all' })}>{t('empty.all')}</Button>}
          {canFinish && (
            <Button color="primary" to={paths.calendar}>
              {t('empty.calendar')}
            </Button>
          )}
        </>
      }
    />
  )
}
