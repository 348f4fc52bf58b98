import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { periods, periodSpan, type Period, type Span } from './analyticsPeriod'

interface PeriodFilterProps {
  query: Span & { period: Period }
  onChoose: (changes: Span & { period?: Period }) => void
}

/** `all` is what a filter says that is off. */
const named = periods.filter((period) => period !== 'all')

export function PeriodFilter({ query, onChoose }: PeriodFilterProps) {
  const { t } = useTranslation('analytics')
  const today = useToday()
  const seasonMonth = useSeasonMonth()

  function choosePeriod(value: string): void {
    const period: Period = named.find((known) => known === value) ?? 'all'
    // Other dates begin with those that were in force.
    const before = query.period === 'all' || query.period === 'custom' ? 'season' : query.period
    const dates = period === 'custom' ? periodSpan(before, {}, today, seasonMonth) : { from: undefined, to: undefined }
    onChoose({ period, ...dates })
  }

  return (
    <>
      <FilterSelect
        label={t('period.label')}
        value={query.period === 'all' ? '' : query.period}
        anyLabel={t('period.all')}
        options={named.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={choosePeriod}
      />
      {query.period === 'custom' && (
        <DaySpanFilter fromLabel={t('period.from')} toLabel={t('period.to')} span={query} onChange={onChoose} />
      )}
    </>
  )
}
