import { useDeferredValue, useMemo } from 'react'

/** A window has so many pixels of its height for each row of a list: what stands above the rows takes the rest. */
const WINDOW_PX_PER_ROW = 60
const NONE: readonly never[] = []

/**
 * The rows to draw: of rows that are all new those that the window has room for, and all of them right after the paint. Not where the
 * person has scrolled down to the others, nor where a row was there before: the focus may be in it.
 */
export function useRowsOfWindow<Row>(
  rows: readonly Row[] | undefined,
  keyField: (keyof Row & string) | undefined,
): readonly Row[] | undefined {
  const before = useDeferredValue<readonly Row[] | undefined>(rows, NONE)
  return useMemo(() => {
    if (rows === undefined || rows === before || keyField === undefined || window.scrollY > 0) return rows
    const ids = new Set(before?.map((row) => row[keyField]))
    if (rows.some((row) => ids.has(row[keyField]))) return rows
    return rows.slice(0, Math.ceil(window.innerHeight / WINDOW_PX_PER_ROW))
  }, [rows, before, keyField])
}
