import { useMemo, useState } from 'react'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { DataTable } from '@/@core/components/table/DataTable'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { fetchEmployees } from './employeeCalls'
import { texts } from './texts'
import { useEmployeeColumns } from './useEmployeeColumns'
import { useLocalRows } from './useLocalRows'
import './page.scss'

export function AllRows() {
  const words = useWords(texts)
  const columns = useEmployeeColumns()
  const { answer, failure, isLoading, reload } = useQuery(fetchEmployees, undefined)
  const table = useLocalRows(answer ?? undefined)
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  return <DataTable label={words.table} columns={columns} keyField="id" {...table} empty={null} />
}

export function Plain() {
  const words = useWords(texts)
  const columns = useEmployeeColumns()
  const { answer } = useQuery(fetchEmployees, undefined)
  const rows = useMemo(() => answer?.slice(0, 4), [answer])
  return <DataTable label={words.table} columns={columns} keyField="id" rows={rows} empty={null} />
}

export function States({ state }: { state: 'empty' | 'loading' | 'reloading' | 'failed' }) {
  const words = useWords(texts)
  const columns = useEmployeeColumns()
  const { answer } = useQuery(fetchEmployees, undefined)
  const some = useMemo(() => answer?.slice(0, 4), [answer])
  const [isRetrying, setIsRetrying] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  const added = useMemo(() => (hasAdded ? (answer?.slice(0, 1) ?? []) : []), [answer, hasAdded])
  if (state === 'failed') return <LoadError isRetrying={isRetrying} onRetry={() => setIsRetrying(true)} />
  const rows = { empty: added, loading: undefined, reloading: some }[state]
  return (
    <DataTable
      label={words.table}
      columns={columns}
      keyField="id"
      rows={rows}
      isLoading={state === 'reloading'}
      pagination={state === 'loading' ? { page: 1, perPage: 4, total: 0, onPage: () => undefined } : undefined}
      empty={
        <EmptyState
          title={words.emptyTitle}
          hint={words.emptyHint}
          action={<Button onClick={() => setHasAdded(true)}>{words.add}</Button>}
        />
      }
    />
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/table/DataTable.tsx',
    'src/@core/components/table/column.ts',
    'src/@core/components/table/Pagination.tsx',
    'src/@core/components/feedback/TableSkeleton.tsx',
    'src/@core/components/feedback/EmptyState.tsx',
  ],
  examples: [
    example('allRows', AllRows),
    example('plain', Plain),
    example('states', States, { state: oneOf('empty', 'loading', 'reloading', 'failed') }),
  ],
})
