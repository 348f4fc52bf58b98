import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { periods, periodSpan } from '@/views/finances/query/financePeriod'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

interface PeriodFilterProps {
  query: FinanceQuery
  onChoose: QueryChange
}

/** Period by name, or by first and last day. */
export function PeriodFilter({ query, onChoose }: PeriodFilterProps) {
  const { t } = useTranslation('finances')
  const today = useToday()
  const seasonMonth = useSeasonMonth()

  function choose(value: string): void {
    const period = periods.find((known) => known === value)
    // Custom dates start with those of the previous period.
    const before = query.period && query.period !== 'custom' ? query.period : 'month'
    onChoose({
      period,
      ...(period === 'custom'
        ? { to: undefined, ...periodSpan(before, today, seasonMonth) }
        : { from: undefined, to: undefined }),
    })
  }

  return (
    <>
      <FilterSelect
        label={t('period.label')}
        anyLabel={t('all.period')}
        value={query.period ?? ''}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={choose}
      />
      {query.period === 'custom' && (
        <DaySpanFilter fromLabel={t('period.from')} toLabel={t('period.to')} span={query} onChange={onChoose} />
      )}
    </>
  )
}
