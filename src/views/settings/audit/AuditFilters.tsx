import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { auditActions, auditSubjectTypes, type AuditEntry } from '@contract/audit'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { fetchUsers } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { isFiltered, type AuditQuery } from './auditQuery'
import type { QueryChange } from './useAuditQuery'

interface AuditFiltersProps {
  query: AuditQuery
  /** Current page: contains names of people and records that no longer exist. */
  entries: readonly AuditEntry[]
  onChoose: QueryChange
  /** For changes by typing: replaces the history entry. */
  onAdjust: QueryChange
  onClear: () => void
}

const EVERYBODY = { perPage: 100 }

export function AuditFilters({ query, entries, onChoose, onAdjust, onClear }: AuditFiltersProps) {
  const { t } = useTranslation('audit')
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  const { actorId, subjectId, subjectType } = query
  const people = usePeople(actorId, entries)
  const subjects: SelectOption[] = auditSubjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) }))
  const own = entries.find((entry) => entry.subjectId === subjectId)?.subjectName ?? t('thisRecord')

  function chooseSubject(value: string): void {
    const type = auditSubjectTypes.find((known) => known === value)
    onChoose({ subjectType: type, subjectId: value === subjectId ? value : undefined })
  }

  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField value={query.q} onSearch={search} label={t('search')} />
      <FilterSelect
        label={t('filters.who')}
        anyLabel={t('filters.anyone')}
        value={actorId ?? ''}
        options={people}
        onChange={(value) => onChoose({ actorId: value === '' ? undefined : value })}
      />
      <FilterSelect
        label={t('filters.what')}
        anyLabel={t('filters.anything')}
        value={query.action ?? ''}
        options={auditActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
        onChange={(value) => onChoose({ action: auditActions.find((action) => action === value) })}
      />
      <FilterSelect
        label={t('filters.about')}
        anyLabel={t('filters.anything')}
        value={subjectId ?? subjectType ?? ''}
        options={subjectId === undefined ? subjects : [{ value: subjectId, label: own }, ...subjects]}
        onChange={chooseSubject}
      />
      <DaySpanFilter fromLabel={t('filters.from')} toLabel={t('filters.to')} span={query} onChange={onChoose} />
    </FilterBar>
  )
}

/** Users with an account; a selected person without one is named from the entries. */
function usePeople(chosen: string | undefined, entries: readonly AuditEntry[]) {
  const { t } = useTranslation('audit')
  const { answer } = useQuery(fetchUsers, EVERYBODY)
  const people = (answer?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (chosen === undefined || people.some(({ value }) => value === chosen)) return people
  const name = entries.find(({ actorId }) => actorId === chosen)?.actorName ?? t('erased')
  return [...people, { value: chosen, label: name }]
}
