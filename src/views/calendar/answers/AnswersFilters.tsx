import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, sections } from '@contract/choices'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { answerPeriods, isFiltered, periodDays, type AnswersQuery } from './answersQuery'

type QueryChange = (changes: Partial<AnswersQuery>) => void

interface AnswersFiltersProps {
  query: AnswersQuery
  /** Those that the members play who were read. */
  instruments: readonly string[]
  onChoose: QueryChange
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: QueryChange
  onClear: () => void
}

export function AnswersFilters({ query, instruments, onChoose, onAdjust, onClear }: AnswersFiltersProps) {
  const { t } = useTranslation(['roster', 'events', 'members'])
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  const ofAddress = query.instrument && !instruments.includes(query.instrument) ? [query.instrument] : []

  function choosePeriod(value: string): void {
    const period = answerPeriods.find((known) => known === value) ?? 'coming'
    // Other days begin with those that were in force.
    const before = query.period === 'coming' ? { ...query, period: 'season' as const } : query
    const days = period === 'custom' ? periodDays(before, today, seasonMonth) : {}
    onChoose({ period, from: undefined, to: undefined, ...days })
  }

  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField
        value={query.q}
        onSearch={search}
        label={t('members:search')}
        placeholder={t('members:searchHint')}
      />
      <FilterSelect
        label={t('matrix.period')}
        value={query.period}
        isAlwaysOn
        options={answerPeriods.map((value) => ({ value, label: t(`matrix.periods.${value}`) }))}
        onChange={choosePeriod}
      />
      {query.period === 'custom' && (
        <DaySpanFilter fromLabel={t('matrix.from')} toLabel={t('matrix.to')} span={query} onChange={onChoose} />
      )}
      <FilterSelect
        label={t('events:category')}
        value={query.calendar ?? ''}
        anyLabel={t('matrix.anyCategory')}
        options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
        onChange={(value) => onChoose({ calendar: eventCalendars.find((calendar) => calendar === value) })}
      />
      <FilterSelect
        label={t('members:fields.section')}
        value={query.section ?? ''}
        anyLabel={t('matrix.anySection')}
        options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
        onChange={(value) => onChoose({ section: sections.find((section) => section === value) })}
      />
      <FilterSelect
        label={t('members:fields.instrument')}
        value={query.instrument ?? ''}
        anyLabel={t('matrix.anyInstrument')}
        options={[...instruments, ...ofAddress].map((value) => ({ value, label: value }))}
        onChange={(value) => onChoose({ instrument: value === '' ? undefined : value })}
      />
      <FilterSelect
        label={t('matrix.members')}
        value={query.silent ?? ''}
        anyLabel={t('matrix.everybody')}
        options={[{ value: 'yes', label: t('matrix.onlySilent') }]}
        onChange={(value) => onChoose({ silent: value === 'yes' ? 'yes' : undefined })}
      />
    </FilterBar>
  )
}
