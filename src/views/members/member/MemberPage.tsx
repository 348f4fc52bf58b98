import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minorAge } from '@contract/guardianRules'
import type { Member } from '@contract/members'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { Avatar } from '@/@core/components/page/Avatar'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Can } from '@/auth/Can'
import { useWritesMessages } from '@/auth/useWritesMessages'
import { withTexts } from '@/i18n/i18n'
import { fetchLoans } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useToday } from '@/shared/dates/useToday'
import { AuditLink } from '@/shared/records/AuditLink'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { MemberFacts } from './MemberFacts'
import { MemberStatusLabel } from './MemberStatusLabel'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'
import { useMemberRemoval } from './useMemberRemoval'
import './memberAttendance.scss'

const MemberAttendance = lazyPart(
  loader(() => withTexts(['events'], import('./MemberAttendance'))),
  (file) => file.MemberAttendance,
  <div className="member-attendance-panels">
    <DetailSkeleton />
  </div>,
)

const MemberFeesCard = lazyPart(
  loader(() => withTexts(['memberFees'], import('@/views/members/fees/MemberFeesCard'))),
  (file) => file.MemberFeesCard,
)

const MemberHistoryCard = lazyPart(
  loader(() => withTexts(['memberHistory'], import('@/views/members/history/MemberHistoryCard'))),
  (file) => file.MemberHistoryCard,
)

const MemberServiceCard = lazyPart(
  loader(() => withTexts(['jubilees'], import('@/views/members/honours/MemberServiceCard'))),
  (file) => file.MemberServiceCard,
)

const MemberContactsCard = lazyPart(
  loader(() => withTexts(['memberContacts'], import('@/views/members/contacts/MemberContactsCard'))),
  (file) => file.MemberContactsCard,
)

const MemberLoansCard = lazyPart(
  loader(() => withTexts(['things'], import('@/views/members/things/MemberLoansCard'))),
  (file) => file.MemberLoansCard,
)

const LeavingCard = lazyPart(
  loader(() => withTexts(['leaving', 'links', 'things'], import('@/views/members/leaving/LeavingCard'))),
  (file) => file.LeavingCard,
)

const OwnFacts = lazyPart(
  loader(() => import('./OwnFacts')),
  (file) => file.OwnFacts,
)

const MailProblem = lazyPart(
  loader(() => withTexts(['messages'], import('@/shared/messages/MailProblem'))),
  (file) => file.MailProblem,
)

interface MemberPageProps {
  member: Member
  /** Something that is shown here has changed the member. */
  onChanged: () => void
}

export function MemberPage({ member, onChanged }: MemberPageProps) {
  const { t } = useTranslation(['members', 'shell'])
  const navigate = useNavigateIfMounted()
  const listPath = useMemberListPath()
  const { remove, question } = useMemberRemoval()
  const [isRemoving, setRemoving] = useState(false)
  const [historyRound, setHistoryRound] = useState(0)
  const canWrite = useWritesMessages()
  const { email } = member
  const age = minorAge(member.birthDate, useToday())
  const loans = useQuery(fetchLoans, member.id)
  const section = useGroupSections().nameOf(member)
  const place = [section, member.instrument].filter(Boolean)

  async function removeAndLeave(): Promise<void> {
    setRemoving(true)
    if ((await remove(member)) === 'failed') setRemoving(false)
    else await navigate(listPath, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={member.name}
        figure={<Avatar name={member.name} isLarge />}
        lead={
          <span className="cluster">
            {place.join(' · ')}
            <MemberStatusLabel status={member.status} />
            {age !== undefined && <Badge>{t('minorOf', { count: age })}</Badge>}
          </span>
        }
        back={<BackLink to={listPath} label={t('backToList')} />}
        actions={
          <>
            <Can I="read" a="Finance">
              <Button to={paths.statement(member.id)}>{t('statement')}</Button>
            </Can>
            <Can I="manage" a="Member">
              <Button color="ghost" to={paths.memberData(member.id)}>
                {t('data.link')}
              </Button>
            </Can>
            <Can I="delete" a="Member">
              <Button color="danger-quiet" isBusy={isRemoving} onClick={() => void removeAndLeave()}>
                <Trash2 size={16} aria-hidden />
                {t('shell:remove')}
              </Button>
            </Can>
            <Can I="update" a="Member">
              <Button to={paths.editMember(member.id)}>
                <Pencil size={16} aria-hidden />
                {t('shell:edit')}
              </Button>
            </Can>
          </>
        }
      />
      {canWrite && email !== undefined && <MailProblem key={member.version} member={{ ...member, email }} />}
      <MemberFacts member={member} section={section} />
      {(member.status === 'former' || member.leftOn !== undefined) && <LeavingCard member={member} loans={loans} />}
      <OwnFacts values={member.ownValues} />
      <div className="member-cards">
        <MemberContactsCard member={member} onChanged={onChanged} />
        <MemberLoansCard member={member} load={loans} />
        <MemberHistoryCard
          member={member}
          onChanged={() => {
            setHistoryRound(historyRound + 1)
            onChanged()
          }}
        />
        <MemberServiceCard key={historyRound} member={member} />
      </div>
      <Can I="manage" a="Analytics">
        <MemberAttendance memberId={member.id} />
      </Can>
      <Can I="read" a="Finance">
        <MemberFeesCard member={member} />
      </Can>
      <AuditLink subjectId={member.id} />
      {question}
    </>
  )
}
