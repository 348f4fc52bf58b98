import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusAfterRemoval } from '@/@core/hooks/useFocusAfterRemoval'
import { useAppAbility } from '@/auth/Can'
import { failureText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { MemberFilters } from './MemberFilters'
import { MemberListActions } from './MemberListActions'
import { isFiltered, toListConfig } from '@/views/members/query/memberQuery'
import { MemberTable } from './MemberTable'
import { NoMembers } from './NoMembers'
import { SectionCounts } from './SectionCounts'
import { useMemberCounts } from './useMemberCounts'
import { useMemberList } from './useMemberList'
import { useMemberQuery } from '@/views/members/query/useMemberQuery'
import { useMemberRemoval } from '@/views/members/member/useMemberRemoval'

export function MemberListPage() {
  const { t } = useTranslation('members')
  const ability = useAppAbility()
  const format = useFormat()
  const { query, choose, adjust, clear } = useMemberQuery()
  const config = useMemo(() => toListConfig(query), [query])
  const { members, total, isLoading, failure, reload } = useMemberList(config)
  const counts = useMemberCounts()
  const remove = useMemberRemoval()
  const { area, remember, giveBack } = useFocusAfterRemoval(members)

  const mayAdd = ability.can('create', 'Member')
  const mayChange = ability.can('update', 'Member') && ability.can('delete', 'Member')
  const isNarrowed = isFiltered(query)
  const isSettled = members !== undefined && !isLoading && failure === null
  const hasNobody = isSettled && total === 0 && !isNarrowed
  const lastPage = Math.max(1, Math.ceil(total / query.perPage))
  const isPastEnd = isSettled && query.page > lastPage

  // The last row of the last page was removed, or an old link speaks of pages that are no more.
  useEffect(() => {
    if (isPastEnd) adjust({ page: lastPage })
  }, [isPastEnd, lastPage, adjust])

  const removeRow = useCallback(
    async (member: Member) => {
      remember(member)
      const outcome = await remove(member)
      if (outcome === 'missing') reload()
      if (outcome === 'failed') giveBack()
    },
    [remember, remove, giveBack, reload],
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        count={members && !failure && !hasNobody ? format.count(total) : undefined}
        actions={!hasNobody && <MemberListActions query={query} mayAdd={mayAdd} hasMatch={!isSettled || total > 0} />}
      />
      {!hasNobody && (
        <>
          {!failure && (
            <SectionCounts shown={counts} chosen={query.section} onChoose={(section) => choose({ section })} />
          )}
          <MemberFilters query={query} onChoose={choose} onAdjust={adjust} onClear={clear} />
        </>
      )}
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <div ref={area}>
          <MemberTable
            members={members}
            total={total}
            isLoading={isLoading || isPastEnd}
            query={query}
            onQuery={choose}
            onRemove={mayChange ? removeRow : undefined}
            empty={<NoMembers isFiltered={isNarrowed} mayAdd={mayAdd} onClear={clear} />}
          />
        </div>
      )}
    </>
  )
}
