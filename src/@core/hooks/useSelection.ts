import { useMemo, useState } from 'react'

interface Chosen<Row> {
  rows: Row[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  isAll: boolean
  toggleAll: () => void
  clear: () => void
}

/** Which rows are ticked; one that is gone is no longer among them. `all` keeps its identity between renders. */
export function useSelection<Row>(all: readonly Row[], idOf: (row: Row) => string): Chosen<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => all.filter((row) => ids.has(idOf(row))), [all, ids, idOf])
  const isAll = rows.length > 0 && rows.length === all.length

  /** Several in a row count, each after the one before. */
  function toggle(id: string): void {
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }

  return {
    rows,
    has: (id) => ids.has(id),
    toggle,
    isAll,
    toggleAll: () => setIds(new Set(isAll ? [] : all.map(idOf))),
    clear: () => setIds(new Set()),
  }
}
