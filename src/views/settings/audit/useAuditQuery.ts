import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, readAuditQuery, writeAuditQuery, type AuditQuery } from './auditQuery'

export type QueryChange = (changes: Partial<AuditQuery>) => void

/** The record's filters, order, page and open entry: kept by the URL alone, so that Back and a shared link work. */
export function useAuditQuery() {
  const [searchParams, setSearchParams] = useSearchParams()
  const openId = searchParams.get('entry')
  const text = writeAuditQuery(readAuditQuery(searchParams)).toString()
  /** The same object until the list is another: opening an entry changes nothing of it. */
  const query = useMemo(() => readAuditQuery(new URLSearchParams(text)), [text])

  const change = useCallback(
    (changes: Partial<AuditQuery>, replace: boolean) =>
      setSearchParams((now) => writeAuditQuery({ ...readAuditQuery(now), page: 1, ...changes }), {
        replace,
      }),
    [setSearchParams],
  )
  /** A choice: a step of its own for Back. The list begins at its first page unless `page` is given. */
  const choose = useCallback<QueryChange>((changes) => change(changes, false), [change])
  /** Typing and corrections: in place of the present step. */
  const adjust = useCallback<QueryChange>((changes) => change(changes, true), [change])
  const clear = useCallback(() => choose(noFilters), [choose])

  return { query, openId, choose, adjust, clear }
}
