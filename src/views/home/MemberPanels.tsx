import { LoadError } from '@/@core/components/feedback/LoadError'
import { useAppAbility } from '@/auth/Can'
import { failureText } from '@/auth/failureText'
import { countMembers } from '@/redux/members'
import { useLoad } from '@/redux/useLoad'
import { FirstMemberPanel } from './FirstMemberPanel'
import { InvitePanel } from './InvitePanel'
import { MembersPanel } from './MembersPanel'
import { SectionsPanel } from './SectionsPanel'

/** Those who are in the group now; who left is not counted. */
const CURRENT = { status: 'active' } as const

/** Who is in the group; while nobody is, the two steps to begin with. */
export function MemberPanels() {
  const ability = useAppAbility()
  const { answer: counts, failure, reload } = useLoad(countMembers, CURRENT)

  if (failure) return <LoadError message={failureText(failure)} onRetry={reload} />
  if (!counts) return <section className="panel" aria-busy />
  const isFirst = counts.total === 0 && ability.can('create', 'Member')
  return (
    <>
      {isFirst ? <FirstMemberPanel /> : <MembersPanel count={counts.total} />}
      {counts.total > 0 && <SectionsPanel counts={counts} />}
      {ability.can('manage', 'User') && <InvitePanel isSecondStep={isFirst} />}
    </>
  )
}
