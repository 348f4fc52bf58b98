import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/calendar'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { PeriodFilter } from '@/views/analytics/query/PeriodFilter'
import { isFiltered, type AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import type { QueryChange } from '@/views/analytics/query/useAnalyticsQuery'

interface AnalyticsFiltersProps {
  query: AnalyticsQuery
  onChoose: QueryChange
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: QueryChange
  onClear: () => void
}

export function AnalyticsFilters({ query, onChoose, onAdjust, onClear }: AnalyticsFiltersProps) {
  const { t } = useTranslation(['analytics', 'events'])
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])

  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField value={query.q} onSearch={search} label={t('list.search')} placeholder={t('list.searchHint')} />
      <PeriodFilter query={query} onChoose={onChoose} />
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
