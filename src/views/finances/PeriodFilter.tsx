import { useTranslation } from 'react-i18next'
import { CalendarDate } from '@contract/wire'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { periods, spanOf } from './financePeriod'
import type { FinanceQuery } from './financeQuery'
import type { QueryChange } from './useFinanceQuery'
import { useToday } from './useToday'

interface PeriodFilterProps {
  query: FinanceQuery
  onChoose: QueryChange
}

/** A period by its name, or by its first and last day. */
export function PeriodFilter({ query, onChoose }: PeriodFilterProps) {
  const { t } = useTranslation('finances')
  const today = useToday()

  function choose(value: string): void {
    const period = periods.find((known) => known === value)
    // Other dates begin with those that were in force.
    const before = query.period && query.period !== 'custom' ? query.period : 'month'
    onChoose({ period, ...(period === 'custom' ? spanOf(before, today) : { from: undefined, to: undefined }) })
  }

  function set(side: 'from' | 'to', value: string): void {
    const date = CalendarDate.safeParse(value)
    onChoose({ [side]: date.success ? date.data : undefined })
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
        <div className="filter-dates">
          {(['from', 'to'] as const).map((side) => (
            <label key={side}>
              {t(`period.${side}`)}
              <input
                className="form-control"
                type="date"
                value={query[side] ?? ''}
                onChange={(event) => set(side, event.target.value)}
              />
            </label>
          ))}
        </div>
      )}
    </>
  )
}
