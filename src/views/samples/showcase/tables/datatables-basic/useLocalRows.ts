import { useMemo, useState } from 'react'
import type { Sort } from '@/@core/components/table/column'
import { dollarsOf, type Employee } from './employeeCalls'

const valueOf = (employee: Employee, column: string): unknown =>
  column === 'salary' ? dollarsOf(employee) : Reflect.get(employee, column)

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

/** Sorts and pages rows that are all here, in the terms of `DataTable`. */
export function useLocalRows(rows: readonly Employee[] | undefined) {
  const [sort, setSort] = useState<Sort>({ column: 'full_name', direction: 'asc' })
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  const sorted = useMemo(() => {
    const sign = sort.direction === 'asc' ? 1 : -1
    return rows?.toSorted((a, b) => sign * compare(valueOf(a, sort.column), valueOf(b, sort.column)))
  }, [rows, sort])
  const total = rows?.length ?? 0
  // A search may leave fewer pages than the one that is looked at.
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / perPage)))
  const shown = useMemo(
    () => sorted?.slice((shownPage - 1) * perPage, shownPage * perPage),
    [sorted, shownPage, perPage],
  )
  return {
    rows: shown,
    sort,
    onSort: (next: Sort) => {
      setSort(next)
      setPage(1)
    },
    pagination: {
      page: shownPage,
      perPage,
      total,
      onPage: setPage,
      onPerPage: (next: number) => {
        setPerPage(next)
        setPage(1)
      },
    },
  }
}
