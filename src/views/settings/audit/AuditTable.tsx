import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@contract/audit'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import type { Column } from '@/@core/components/table/column'
import { ListTable } from '@/@core/components/table/ListTable'
import { entryUrl, isFiltered, type AuditQuery } from './auditQuery'
import type { AuditText } from './auditText'
import type { QueryChange } from './useAuditQuery'

interface AuditTableProps {
  /** Undefined until loaded. */
  entries: readonly AuditEntry[] | undefined
  total: number
  isLoading: boolean
  query: AuditQuery
  text: AuditText
  onQuery: QueryChange
  onClear: () => void
}

const sortColumns = ['at'] as const

export function AuditTable({ entries, query, text, onClear, ...list }: AuditTableProps) {
  const { t } = useTranslation('audit')
  const columns = useMemo<Column<AuditEntry>[]>(
    () => [
      { id: 'action', label: t('columns.what'), grow: 1.7, wraps: true, cell: text.action },
      { id: 'subject', label: t('columns.about'), grow: 1.7, wraps: true, cell: text.subject },
      { id: 'actor', label: t('columns.who'), grow: 1.3, wraps: true, cell: text.actor },
      {
        id: 'at',
        label: t('columns.when'),
        width: '12.5rem',
        isSortable: true,
        stacked: 'beside',
        cell: text.when,
      },
      {
        id: 'device',
        label: t('columns.device'),
        grow: 1,
        wraps: true,
        hideBelow: 'wide',
        stacked: 'hidden',
        cell: ({ device }) => device,
      },
    ],
    [t, text],
  )
  const rowPath = useCallback(({ id }: AuditEntry) => `?${entryUrl(query, id).toString()}`, [query])
  return (
    <ListTable
      {...list}
      label={t('tableLabel')}
      rows={entries}
      query={query}
      columns={columns}
      sortColumns={sortColumns}
      rowPath={rowPath}
      empty={
        isFiltered(query) ? (
          <NoMatch title={t('noMatch')} onClear={onClear} />
        ) : (
          <EmptyState title={t('emptyTitle')} hint={t('emptyText')} />
        )
      }
    />
  )
}
