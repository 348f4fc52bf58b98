import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { useLeadsText } from './leads/useLeadsText'
import { LAST_ADMIN_ID, peopleColumns } from './peopleColumns'

/** Search and page from the URL. */
interface PeopleQuery {
  q: string
  page: number
  perPage: number
}

interface PeopleTableProps {
  users: User[]
  total: number
  query: PeopleQuery
  isLoading: boolean
  /** There is only one admin, who must therefore stay one. */
  hasLastAdmin: boolean
  /** There are no other users or invitations. */
  isAlone: boolean
  onChoose: (changes: Partial<PeopleQuery>) => void
  /** For changes by typing: replaces the history entry. */
  onAdjust: (changes: Partial<PeopleQuery>) => void
  onChanged: () => void
}

export function PeopleTable(props: PeopleTableProps) {
  const { users, total, query, isLoading, hasLastAdmin, isAlone, onChoose, onAdjust, onChanged } = props
  const { t } = useTranslation('settings')
  const format = useFormat()
  const leadsText = useLeadsText(users.some(({ leads }) => leads !== undefined))
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  const columns = useMemo(
    () => peopleColumns(t, format, { hasLastAdmin, leadsText, onChanged }),
    [t, format, hasLastAdmin, leadsText, onChanged],
  )
  return (
    <>
      <FilterBar isFiltered={query.q !== ''} onClear={() => search('')}>
        <SearchField value={query.q} onSearch={search} label={t('people.search')} />
      </FilterBar>
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={users}
        keyField="id"
        isLoading={isLoading}
        empty={<EmptyState title={t('people.noMatch')} />}
        pagination={{
          page: query.page,
          perPage: query.perPage,
          total,
          onPage: (page) => onChoose({ page }),
          onPerPage: (perPage) => onChoose({ perPage }),
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
