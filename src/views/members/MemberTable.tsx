import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberSortColumns, type Member } from '@contract/members'
import type { Column, Sort } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { useFormat } from '@/auth/useFormat'
import { paths } from '@/configs/paths'
import { memberColumns } from './memberColumns'
import type { MemberQuery } from './memberQuery'
import { MemberRowMenu } from './MemberRowMenu'

interface MemberTableProps {
  /** Undefined before the first answer. */
  members: readonly Member[] | undefined
  total: number
  isLoading: boolean
  query: MemberQuery
  onQuery: (changes: Partial<MemberQuery>) => void
  /** Left out for who may only read. */
  onRemove?: (member: Member) => Promise<void>
  /** In place of the table when there are no rows. */
  empty: ReactNode
}

const rowPath = ({ id }: Member) => paths.member(id)

export function MemberTable({ members, total, isLoading, query, onQuery, onRemove, empty }: MemberTableProps) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const { page, perPage, sort, sortColumn } = query
  const columns = useMemo(() => {
    const everyones = memberColumns(t, format)
    return onRemove ? [...everyones, menuColumn(t('more'), onRemove)] : everyones
  }, [t, format, onRemove])
  const shownSort = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])

  function applySort({ column, direction }: Sort): void {
    const known = memberSortColumns.find((name) => name === column)
    if (known) onQuery({ sortColumn: known, sort: direction })
  }

  return (
    <DataTable
      label={t('tableLabel')}
      columns={columns}
      rows={members}
      keyField="id"
      isLoading={isLoading}
      sort={shownSort}
      onSort={applySort}
      rowPath={rowPath}
      empty={empty}
      pagination={{
        page,
        perPage,
        total,
        onPage: (next) => onQuery({ page: next }),
        onPerPage: (choice) => onQuery({ perPage: choice }),
      }}
    />
  )
}

function menuColumn(label: string, onRemove: (member: Member) => Promise<void>): Column<Member> {
  return {
    id: 'menu',
    label,
    isActions: true,
    width: '3.5rem',
    align: 'end',
    stacked: 'end',
    cell: (member) => <MemberRowMenu member={member} onRemove={onRemove} />,
  }
}
