import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, sections } from '@contract/choices'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { PeriodFilter } from '@/views/analytics/query/PeriodFilter'
import { isFiltered, type MemberAttendanceQuery } from './useMemberAttendanceQuery'

type QueryChange = (changes: Partial<MemberAttendanceQuery>) => void

interface MemberAttendanceFiltersProps {
  query: MemberAttendanceQuery
  /** Those that the group's active members play. */
  instruments: readonly string[]
  onChoose: QueryChange
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: QueryChange
  onClear: () => void
}

export function MemberAttendanceFilters(props: MemberAttendanceFiltersProps) {
  const { query, instruments, onChoose, onAdjust, onClear } = props
  const { t } = useTranslation(['analytics', 'events', 'members'])
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  // One that an address names, and nobody plays, is a choice as well: it can be seen and taken off.
  const known = query.instrument && !instruments.includes(query.instrument) ? [query.instrument] : []
  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField
        value={query.q}
        onSearch={search}
        label={t('members:search')}
        placeholder={t('members:searchHint')}
      />
      <PeriodFilter query={query} onChoose={onChoose} />
      <FilterSelect
        label={t('members:fields.section')}
        value={query.section ?? ''}
        anyLabel={t('members.anySection')}
        options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
        onChange={(value) => onChoose({ section: sections.find((section) => section === value) })}
      />
      <FilterSelect
        label={t('members:fields.instrument')}
        value={query.instrument ?? ''}
        anyLabel={t('members.anyInstrument')}
        options={[...instruments, ...known].map((value) => ({ value, label: value }))}
        onChange={(value) => onChoose({ instrument: value === '' ? undefined : value })}
      />
      <FilterSelect
        label={t('events:category')}
        value={query.calendar ?? ''}
        anyLabel={t('list.anyCategory')}
        options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
        onChange={(value) => onChoose({ calendar: eventCalendars.find((calendar) => calendar === value) })}
      />
      <FilterSelect
        label={t('members.show')}
        value={query.show ?? 'attendance'}
        isAlwaysOn
        options={(['attendance', 'replies'] as const).map((value) => ({ value, label: t(`members.shown.${value}`) }))}
        onChange={(value) => onChoose({ show: value === 'replies' ? value : undefined })}
      />
    </FilterBar>
  )
}
