import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { LAST_ADMIN_ID, peopleColumns } from './peopleColumns'
import type { PeopleParams } from './usePeopleParams'

interface PeopleTableProps {
  users: User[]
  total: number
  params: PeopleParams
  isLoading: boolean
  /** Nobody else could let people in: the one admin stays one. */
  hasLastAdmin: boolean
  /** Nobody else has an account, nor an invitation to one. */
  isAlone: boolean
  onParams: (changes: Partial<PeopleParams>) => void
  onChanged: () => void
}

export function PeopleTable(props: PeopleTableProps) {
  const { users, total, params, isLoading, hasLastAdmin, isAlone, onParams, onChanged } = props
  const { t } = useTranslation('settings')
  const format = useFormat()
  const search = useCallback((q: string) => onParams({ q, page: 1 }), [onParams])
  const columns = useMemo(
    () => peopleColumns(t, format, { hasLastAdmin, onChanged }),
    [t, format, hasLastAdmin, onChanged],
  )
  return (
    <>
      <FilterBar isFiltered={params.q !== ''} onClear={() => search('')}>
        <SearchField value={params.q} onSearch={search} label={t('people.search')} />
      </FilterBar>
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={users}
        keyField="id"
        isLoading={isLoading}
        empty={<EmptyState title={t('people.noMatch')} />}
        pagination={{
          page: params.page,
          perPage: params.perPage,
          total,
          onPage: (page) => onParams({ page }),
          onPerPage: (perPage) => onParams({ perPage, page: 1 }),
        }}
      />
      {hasLastAdmin && (
        <p className="people-note muted" id={LAST_ADMIN_ID}>
          {t('people.lastAdmin')}
        </p>
      )}
      {isAlone && <EmptyState title={t('people.aloneTitle')} hint={t('people.aloneText')} />}
    </>
  )
}
