import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { Avatar } from '@/@core/components/page/Avatar'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Can } from '@/auth/Can'
import { withTexts } from '@/i18n/i18n'
import { AuditLink } from '@/shared/records/AuditLink'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { MemberFacts } from './MemberFacts'
import { MemberStatusLabel } from './MemberStatusLabel'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'
import { useMemberRemoval } from './useMemberRemoval'
import './memberAttendance.scss'

const MemberAttendance = lazy(() =>
  withTexts(['events'], import('./MemberAttendance')).then((file) => ({ default: file.MemberAttendance })),
)

const MemberFeesCard = lazy(() =>
  withTexts(['memberFees'], import('@/views/members/fees/MemberFeesCard')).then((file) => ({
    default: file.MemberFeesCard,
  })),
)

const MailProblem = lazy(() =>
  withTexts(['messages'], import('./MailProblem')).then((file) => ({ default: file.MailProblem })),
)

export function MemberPage({ member }: { member: Member }) {
  const { t } = useTranslation(['members', 'shell'])
  const navigate = useNavigateIfMounted()
  const listPath = useMemberListPath()
  const { remove, question } = useMemberRemoval()
  const [isRemoving, setRemoving] = useState(false)
  const { email } = member
  const place = [t(`sections.${member.section}`), member.instrument].filter(Boolean)

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
              <Button color="primary" to={paths.editMember(member.id)}>
                <Pencil size={16} aria-hidden />
                {t('shell:edit')}
              </Button>
            </Can>
          </>
        }
      />
      {email !== undefined && (
        <Can I="manage" a="Event">
          <Suspense>
            <MailProblem key={member.version} member={{ ...member, email }} />
          </Suspense>
        </Can>
      )}
      <MemberFacts member={member} />
      <Can I="manage" a="Analytics">
        <Suspense
          fallback={
            <div className="member-attendance-panels">
              <DetailSkeleton />
            </div>
          }
        >
          <MemberAttendance memberId={member.id} />
        </Suspense>
      </Can>
      <Can I="read" a="Finance">
        <Suspense>
          <MemberFeesCard member={member} />
        </Suspense>
      </Can>
      <AuditLink subjectId={member.id} />
      {question}
    </>
  )
}
