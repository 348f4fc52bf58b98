import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { taskSorts } from './task'
import type { TaskView } from './ViewSwitch'

interface TodoFiltersProps {
  search: URLSearchParams
  choose: (changes: Record<string, string>) => void
  adjust: (changes: Record<string, string>) => void
  view: TaskView
}

export function TodoFilters({ search, choose, adjust, view }: TodoFiltersProps) {
  const { t } = useTranslation('samplesTodo')
  const find = useCallback((q: string) => adjust({ q }), [adjust])
  return (
    <FilterBar isFiltered={search.has('q') || search.has('tag')} onClear={() => choose({ q: '', tag: '' })}>
      <SearchField value={search.get('q') ?? ''} onSearch={find} label={t('search')} />
      {/* On the board everything lies where it was put. */}
      {view === 'list' && (
        <FilterSelect
          label={t('sorts.label')}
          anyLabel={t('sorts.none')}
          value={search.get('sortBy') ?? ''}
          options={taskSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={(sortBy) => choose({ sortBy })}
        />
      )}
    </FilterBar>
  )
}
