import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readMemberQuery, writeMemberQuery, type MemberQuery } from './memberQuery'

interface QueryState {
  /** The same object until the URL says something else. */
  query: MemberQuery
  /** A choice: a step of its own for Back. Whatever is chosen, the list begins at its first page unless `page` is given. */
  choose: (changes: Partial<MemberQuery>) => void
  /** Typing and corrections: in place of the present step. */
  adjust: (changes: Partial<MemberQuery>) => void
  clear: () => void
}

/** The list's search, filters, order and page: kept by the URL alone, so that Back and a shared link work. */
export function useMemberQuery(): QueryState {
  const [searchParams, setSearchParams] = useSearchParams()
  const text = searchParams.toString()
  const query = useMemo(() => readMemberQuery(new URLSearchParams(text)), [text])

  const change = useCallback(
    (changes: Partial<MemberQuery>, replace: boolean) =>
      setSearchParams((now) => writeMemberQuery({ ...readMemberQuery(now), page: 1, ...changes }), { replace }),
    [setSearchParams],
  )
  const choose = useCallback((changes: Partial<MemberQuery>) => change(changes, false), [change])
  const adjust = useCallback((changes: Partial<MemberQuery>) => change(changes, true), [change])
  const clear = useCallback(() => choose({ q: '', section: undefined, status: undefined }), [choose])

  return { query, choose, adjust, clear }
}
