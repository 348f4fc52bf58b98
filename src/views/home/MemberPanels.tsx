import type { ReactNode } from 'react'
import { Card } from 'reactstrap'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { useAppAbility } from '@/auth/Can'
import { failureText } from '@/i18n/failureText'
import { countMembers } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { FirstMemberPanel } from './FirstMemberPanel'
import { InvitePanel } from './InvitePanel'
import { MembersPanel } from './MembersPanel'
import { SectionsPanel } from './SectionsPanel'

/** Those who are in the group now; who left is not counted. */
const CURRENT = { status: 'active' } as const

interface MemberPanelsProps {
  /** The panels between; on the first evening, when nobody is in the group yet, some of them have nothing to tell. */
  children: (isFirst: boolean) => ReactNode
}

/** Who is in the group, after what there is to do; while nobody is, the two steps to begin with come before all else. */
export function MemberPanels({ children }: MemberPanelsProps) {
  const ability = useAppAbility()
  const { answer: counts, failure, reload } = useQuery(countMembers, CURRENT)
  const isFirst = counts?.total === 0 && ability.can('create', 'Member')
  const invite = ability.can('manage', 'User') && counts && <InvitePanel isSecondStep={isFirst} />
  return (
    <>
      {isFirst && <FirstMemberPanel />}
      {isFirst && invite}
      {children(isFirst)}
      {failure && <LoadError message={failureText(failure)} onRetry={reload} />}
      {!failure && !counts && <Card tag="section" aria-busy />}
      {counts && !isFirst && <MembersPanel count={counts.total} />}
      {counts && counts.total > 0 && <SectionsPanel counts={counts} />}
      {!isFirst && invite}
    </>
  )
}
