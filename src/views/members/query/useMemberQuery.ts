import { useCallback } from 'react'
import { useListQuery } from '@/shared/lists/useListQuery'
import { memberListUrl } from './memberQuery'

export function useMemberQuery() {
  const { query, choose, adjust } = useListQuery(memberListUrl)
  const clear = useCallback(() => choose({ q: '', section: undefined, status: undefined }), [choose])
  return { query, choose, adjust, clear }
}
