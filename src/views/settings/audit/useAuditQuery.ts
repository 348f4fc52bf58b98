import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListQuery } from '@/shared/lists/useListQuery'
import { readId } from '@/shared/lists/urlValues'
import { auditListUrl, noFilters, type AuditQuery } from './auditQuery'

export type QueryChange = (changes: Partial<AuditQuery>) => void

/** The log's list query, and the open entry; both are in the URL. */
export function useAuditQuery() {
  const { query, choose, adjust } = useListQuery(auditListUrl)
  const [searchParams] = useSearchParams()
  const clear = useCallback(() => choose(noFilters), [choose])
  const openId = readId(searchParams, 'entry')
  return { query, openId, choose, adjust, clear }
}
