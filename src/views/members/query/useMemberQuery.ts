import { useCallback, useMemo } from 'react'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useAppAbility } from '@/auth/Can'
import { useListQuery } from '@/shared/lists/useListQuery'
import { memberListUrl, withinAbility } from './memberQuery'

export function useMemberQuery() {
  const canReadBooks = useAppAbility().can('read', 'Finance')
  const { query: said, choose, adjust } = useListQuery(memberListUrl)
  const query = useMemo(() => withinAbility(said, canReadBooks), [said, canReadBooks])
  useTidyUrl({ feeClass: query.feeClass })
  const clear = useCallback(
    () =>
      choose({
        q: '',
        section: undefined,
        ownSection: undefined,
        status: undefined,
        feeClass: undefined,
        memberGroup: undefined,
        ownField: undefined,
        ownValue: undefined,
      }),
    [choose],
  )
  return { query, choose, adjust, clear }
}
