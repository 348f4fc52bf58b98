import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchMembers, selectMembersState } from '@/redux/members'
import { useList, useQuestionId } from '@/redux/useList'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { useRowRemoval } from '@/shared/records/useRowRemoval'
import { useFormat } from '@/shared/dates/useFormat'
import { ChosenBar } from '@/views/members/chosen/ChosenBar'
import { useChosenMembers } from '@/views/members/chosen/useChosenMembers'
import { MemberFilters } from './MemberFilters'
import { MemberListActions } from './MemberListActions'
import { isFiltered, toListConfig, toSelection } from '@/views/members/query/memberQuery'
import { MemberTable } from './MemberTable'
import { listedSections } from '@/views/members/columns/listedSections'
import { NoMembers } from './NoMembers'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import { SectionCounts } from './SectionCounts'
import { useMemberCounts } from './useMemberCounts'
import { useOwnColumns } from './useOwnColumns'
import { useMemberQuery } from '@/views/members/query/useMemberQuery'
import { useMemberRemoval } from '@/views/members/member/useMemberRemoval'

const source = { select: selectMembersState, fetch: fetchMembers }

export function MemberListPage() {
  const { t } = useTranslation('members')
  const ability = useAppAbility()
  const format = useFormat()
  const { query, choose, adjust, clear } = useMemberQuery()
  const config = useMemo(() => toListConfig(query), [query])
  const list = useList(source, config)
  const { rows: members, total, isLoading, failure, reload } = list
  const counts = useMemberCounts(config, useQuestionId(source, config))
  const ownColumns = useOwnColumns()
  const { remove, question } = useMemberRemoval()
  const { area, removeRow } = useRowRemoval(list, remove)
  const chosen = useChosenMembers(members)
  const selection = useMemo(() => toSelection(query), [query])
  // The bar disappears with the last tick, and would lose the focus.
  useFocusRescue(chosen.members.length)

  const canAdd = ability.can('create', 'Member')
  const canChange = ability.can('update', 'Member') && ability.can('delete', 'Member')
  const isNarrowed = isFiltered(query)
  const { isSettled, isPastEnd } = useExistingPage(list, query, adjust)
  const hasNobody = isSettled && total === 0 && !isNarrowed
  const sections = useMemo(
    () => (counts === null ? null : listedSections(counts.counts, counts.all, query, t)),
    [counts, query, t],
  )
  const empty = useMemo(
    () => <NoMembers isFiltered={isNarrowed} canAdd={canAdd} onClear={clear} />,
    [isNarrowed, canAdd, clear],
  )

  return (
    <>
      <MemberTabs />
      <PageHeader
        title={t('title')}
        count={members && !failure && !hasNobody ? format.count(total) : undefined}
        actions={
          !hasNobody && (
            <MemberListActions query={query} columns={ownColumns} canAdd={canAdd} hasMatch={!isSettled || total > 0} />
          )
        }
      />
      {!hasNobody && (
        <>
          {!failure && <SectionCounts sections={sections} query={query} onChoose={choose} />}
          <MemberFilters
            query={query}
            sections={sections}
            feeClasses={counts?.counts.feeClasses}
            memberGroups={counts?.counts.memberGroups}
            ownFields={ownColumns.fields}
            onChoose={choose}
            onAdjust={adjust}
            onClear={clear}
          />
        </>
      )}
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <div ref={area}>
          <MemberTable
            members={members}
            bySection={counts?.all.byOwnSection}
            ownFields={ownColumns.chosen}
            more={ownColumns.chosenMore}
            total={total}
            isLoading={isLoading || isPastEnd}
            query={query}
            onQuery={choose}
            selection={chosen}
            onRemove={canChange ? removeRow : undefined}
            empty={empty}
          />
          {chosen.members.length > 0 && <ChosenBar chosen={chosen} selection={selection} total={total} />}
        </div>
      )}
      {question}
    </>
  )
}
