import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListQuery } from '@/shared/lists/useListQuery'
import { readId } from '@/shared/lists/urlValues'
import { auditListUrl, noFilters, type AuditQuery } from './auditQuery'

export type QueryChange = (changes: Partial<AuditQuery>) => void

/** The record's list and its open entry, which is in the URL too. */
export function useAuditQuery() {
  const { query, choose, adjust } = useListQuery(auditListUrl)
  const [searchParams] = useSearchParams()
  const clear = useCallback(() => choose(noFilters), [choose])
  const openId = readId(searchParams, 'entry')
  return { query, openId, choose, adjust, clear }
}
