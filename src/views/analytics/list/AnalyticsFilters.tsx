import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/calendar'
import { CalendarDate } from '@contract/primitives'
import { Input } from '@/@core/components/fields/Input'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { periods, periodSpan, type Period } from '@/views/analytics/query/analyticsPeriod'
import { isFiltered, type AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import type { QueryChange } from '@/views/analytics/query/useAnalyticsQuery'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

interface AnalyticsFiltersProps {
  query: AnalyticsQuery
  onChoose: QueryChange
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: QueryChange
  onClear: () => void
}

/** `all` is what a filter says that is off. */
const named = periods.filter((period) => period !== 'all')

export function AnalyticsFilters({ query, onChoose, onAdjust, onClear }: AnalyticsFiltersProps) {
  const { t } = useTranslation(['analytics', 'events'])
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])

  function choosePeriod(value: string): void {
    const period: Period = named.find((known) => known === value) ?? 'all'
    // Other dates begin with those that were in force.
    const before = query.period === 'all' || query.period === 'custom' ? 'season' : query.period
    const dates = period === 'custom' ? periodSpan(before, {}, today, seasonMonth) : { from: undefined, to: undefined }
    onChoose({ period, ...dates })
  }

  function setDate(side: 'from' | 'to', value: string): void {
    const date = CalendarDate.safeParse(value)
    onChoose({ [side]: date.success ? date.data : undefined })
  }

  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField value={query.q} onSearch={search} label={t('list.search')} placeholder={t('list.searchHint')} />
      <FilterSelect
        label={t('period.label')}
        value={query.period === 'all' ? '' : query.period}
        anyLabel={t('period.all')}
        options={named.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={choosePeriod}
      />
      {query.period === 'custom' && (
        <div className="filter-dates">
          {(['from', 'to'] as const).map((side) => (
            <label key={side}>
              {t(`period.${side}`)}
              <Input type="date" value={query[side] ?? ''} onChange={(event) => setDate(side, event.target.value)} />
            </label>
          ))}
        </div>
      )}
      <FilterSelect
        label={t('events:category')}
        value={query.calendar ?? ''}
        anyLabel={t('list.anyCategory')}
        options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
        onChange={(value) => onChoose({ calendar: eventCalendars.find((calendar) => calendar === value) })}
      />
    </FilterBar>
  )
}
