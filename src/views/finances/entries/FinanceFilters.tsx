import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { financeKinds } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import './financeList.scss'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { EventFilter } from './EventFilter'
import { isFiltered, type FinanceQuery } from '@/views/finances/query/financeQuery'
import { PeriodFilter } from './PeriodFilter'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useKnownAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'
import { categoryValue, readCategory } from '@/shared/finances/categoryChoices'
import { useKnownPurposes } from '@/views/finances/purposes/usePurposes'
import { useKnownSubcategories } from '@/shared/finances/useSubcategories'

interface FinanceFiltersProps {
  query: FinanceQuery
  onChoose: QueryChange
  /** For changes by typing: replaces the history entry. */
  onAdjust: QueryChange
  onClear: () => void
  /** How many are still to come; undefined until it is known. */
  upcoming: number | undefined
  onUpcoming: (isUpcoming: boolean) => void
}

const proofs = ['yes', 'no'] as const
const states = ['paid', 'pending', 'overdue', 'reconciled', 'unreconciled'] as const

/** A single choice that represents three query values. */
function shownStatus({ overdue, reconciled, status }: FinanceQuery): string {
  if (reconciled) return reconciled === 'yes' ? 'reconciled' : 'unreconciled'
  return overdue ? 'overdue' : (status ?? '')
}

export function FinanceFilters({ query, onChoose, onAdjust, onClear, upcoming = 0, onUpcoming }: FinanceFiltersProps) {
  const { t } = useTranslation('finances')
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  const choices = useMemberChoices()
  const { accounts, hasSeveral } = useKnownAccounts()
  const subcategories = useKnownSubcategories()
  const { purposes } = useKnownPurposes()
  // The filtered page contains the name.
  const { memberText } = useNames()
  const format = useFormat()
  const isUpcoming = query.period === 'upcoming'

  function chooseStatus(value: string): void {
    const status = value === 'paid' || value === 'pending' ? value : undefined
    const reconciled = value === 'reconciled' ? 'yes' : value === 'unreconciled' ? 'no' : undefined
    onChoose({ status, overdue: value === 'overdue' ? 'yes' : undefined, reconciled })
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
        value={categoryValue(query)}
        options={subcategories.options({ withOpening: true, withArchived: true })}
        onChange={(value) => onChoose({ subcategoryId: undefined, category: undefined, ...readCategory(value) })}
      />
      <FilterSelect
        label={t('fields.status')}
        anyLabel={t('all.status')}
        value={shownStatus(query)}
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
      <FilterSelect
        label={t('fields.receipt')}
        anyLabel={t('all.receipt')}
        value={query.receipt ?? ''}
        options={proofs.map((value) => ({ value, label: t(`proofs.${value}`) }))}
        onChange={(value) => onChoose({ receipt: proofs.find((proof) => proof === value) })}
      />
      <EventFilter query={query} onChoose={onChoose} />
      {(hasSeveral || query.accountId) && (
        <FilterSelect
          label={t('fields.account')}
          anyLabel={t('all.account')}
          value={query.accountId ?? ''}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChoose({ accountId: value === '' ? undefined : value })}
        />
      )}
      {(purposes.length > 0 || query.purposeId) && (
        <FilterSelect
          label={t('fields.purpose')}
          anyLabel={t('all.purpose')}
          value={query.purposeId ?? ''}
          options={purposes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChoose({ purposeId: value === '' ? undefined : value })}
        />
      )}
      {(upcoming > 0 || isUpcoming) && (
        <Button size="sm" className="chip upcoming-chip" isPressed={isUpcoming} onClick={() => onUpcoming(!isUpcoming)}>
          {t('list.upcoming')} <span className="tabular muted">{format.count(upcoming)}</span>
        </Button>
      )}
    </FilterBar>
  )
}
