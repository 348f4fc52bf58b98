import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { debtorSortColumns } from '@contract/finances/dues'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import type { DebtorQuery } from './useDebtorQuery'

interface DebtorFiltersProps {
  query: DebtorQuery
  onChoose: (changes: Partial<DebtorQuery>) => void
  /** For changes by typing: replaces the history entry. */
  onAdjust: (changes: Partial<DebtorQuery>) => void
}

export function DebtorFilters({ query, onChoose, onAdjust }: DebtorFiltersProps) {
  const { t } = useTranslation(['dues', 'layout', 'members'])
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  return (
    <FilterBar isFiltered={query.q.trim() !== ''} onClear={() => onChoose({ q: '' })}>
      <SearchField
        value={query.q}
        onSearch={search}
        label={t('members:search')}
        placeholder={t('members:searchHint')}
      />
      <FilterSelect
        label={t('layout:table.sortBy')}
        anyLabel={t('dues:debtors.amount')}
        value={query.sortColumn === 'amount' ? '' : query.sortColumn}
        options={[{ value: 'name', label: t('dues:debtors.name') }]}
        onChange={(value) => onChoose({ sortColumn: debtorSortColumns.find((column) => column === value) ?? 'amount' })}
      />
    </FilterBar>
  )
}
