import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { isNarrowed } from '@/views/samples/kit/listQuery'
import type { ListQueryState } from '@/views/samples/kit/useListQuery'
import { userPlans, userRoles, userStatuses } from './userCalls'
import type { UserFilter } from './userList'

export function UserFilters({ state }: { state: ListQueryState<UserFilter> }) {
  const { t } = useTranslation('samplesUsers')
  const { query, choose, adjust, clear } = state
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  return (
    <FilterBar isFiltered={isNarrowed(query)} onClear={clear}>
      <SearchField value={query.q} onSearch={search} label={t('search')} placeholder={t('searchHint')} />
      <FilterSelect
        label={t('fields.role')}
        anyLabel={t('all.role')}
        value={query.filters.role ?? ''}
        options={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(role) => choose({ filters: { role: role || undefined } })}
      />
      <FilterSelect
        label={t('fields.currentPlan')}
        anyLabel={t('all.plan')}
        value={query.filters.currentPlan ?? ''}
        options={userPlans.map((value) => ({ value, label: t(`plans.${value}`) }))}
        onChange={(plan) => choose({ filters: { currentPlan: plan || undefined } })}
      />
      <FilterSelect
        label={t('fields.status')}
        anyLabel={t('all.status')}
        value={query.filters.status ?? ''}
        options={userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(status) => choose({ filters: { status: status || undefined } })}
      />
    </FilterBar>
  )
}
