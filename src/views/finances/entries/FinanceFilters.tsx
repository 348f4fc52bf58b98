import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { financeCategories, financeKinds } from '@contract/finances'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { EventFilter } from './EventFilter'
import { isFiltered, type FinanceQuery } from '@/views/finances/query/financeQuery'
import { PeriodFilter } from './PeriodFilter'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from '@/views/finances/ledger/useNames'

interface FinanceFiltersProps {
  query: FinanceQuery
  onChoose: QueryChange
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: QueryChange
  onClear: () => void
}

const states = ['paid', 'pending', 'overdue'] as const

export function FinanceFilters({ query, onChoose, onAdjust, onClear }: FinanceFiltersProps) {
  const { t } = useTranslation('finances')
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  const choices = useMemberChoices()
  // The name comes with the page that is filtered by it.
  const { memberText } = useNames()

  function chooseStatus(value: string): void {
    const status = value === 'paid' || value === 'pending' ? value : undefined
    onChoose({ status, overdue: value === 'overdue' ? 'yes' : undefined })
  }

  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField value={query.q} onSearch={search} label={t('list.search')} placeholder={t('list.searchHint')} />
      <FilterSelect
        label={t('fields.kind')}
        anyLabel={t('all.kind')}
        value={query.kind ?? ''}
        options={financeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => onChoose({ kind: financeKinds.find((kind) => kind === value) })}
      />
      <FilterSelect
        label={t('fields.category')}
        anyLabel={t('all.category')}
        value={query.category ?? ''}
        options={financeCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        onChange={(value) => onChoose({ category: financeCategories.find((category) => category === value) })}
      />
      <FilterSelect
        label={t('fields.status')}
        anyLabel={t('all.status')}
        value={query.overdue ? 'overdue' : (query.status ?? '')}
        options={states.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={chooseStatus}
      />
      <PeriodFilter query={query} onChoose={onChoose} />
      <FilterCombo
        {...choices}
        label={t('fields.member')}
        value={query.memberId ?? ''}
        chosenLabel={query.memberId && memberText(query.memberId)}
        onChange={(value) => onChoose({ memberId: value === '' ? undefined : value })}
        listLabel={t('member.choices')}
        placeholder={t('all.member')}
        emptyText={t('member.none')}
      />
      <EventFilter query={query} onChoose={onChoose} />
    </FilterBar>
  )
}
