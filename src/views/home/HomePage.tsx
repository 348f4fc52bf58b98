import { useTranslation } from 'react-i18next'
import type { HomeOverview } from '@contract/home'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { fetchHomeOverview } from '@/redux/home'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { AttendancePanel } from './AttendancePanel'
import { BalancePanel } from './BalancePanel'
import { BirthdaysPanel } from './BirthdaysPanel'
import { FirstMemberPanel, InvitePanel, MembersPanel, SectionsPanel } from './MemberPanels'
import { NextEventsPanel } from './NextEventsPanel'
import { UnfinishedPanel } from './UnfinishedPanel'
import './home.scss'

/** The first screen after sign-in: what there is to do next, for this person. */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = useAppSelector(selectUser)
  const { answer, failure, isLoading, reload } = useQuery(fetchHomeOverview, undefined)
  if (!user) return null
  const firstName = user.name.split(/\s+/)[0]

  return (
    <>
      <PageHeader title={t('title', { name: firstName })} lead={`${user.group.name} · ${t(`lead.${user.role}`)}`} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!answer && !failure && <DetailSkeleton />}
      {answer && !failure && (
        <div className="home-panels">
          <HomePanels overview={answer} group={user.group.name} />
        </div>
      )}
    </>
  )
}

/**
 * What there is to do, then who is in the group; while nobody is, the two steps to begin with come before all else, and panels that
 * would have nothing to tell are left out.
 */
function HomePanels({ overview, group }: { overview: HomeOverview; group: string }) {
  const { t } = useTranslation('home')
  const mayAddMembers = useAppAbility().can('create', 'Member')
  const { nextEvents, unfinished, attendance, balance, birthdays, members, users } = overview
  const isFirst = members?.total === 0 && mayAddMembers
  // Once others are in, the invitation has done its work.
  const invite = users === 1 && <InvitePanel isSecondStep={isFirst} />
  return (
    <>
      {isFirst && <FirstMemberPanel />}
      {isFirst && invite}
      {nextEvents && <NextEventsPanel events={nextEvents} />}
      {unfinished && unfinished.total > 0 && <UnfinishedPanel {...unfinished} />}
      {attendance && !isFirst && <AttendancePanel events={attendance} />}
      {balance && <BalancePanel {...balance} />}
      {birthdays && !isFirst && <BirthdaysPanel birthdays={birthdays} />}
      {members && !isFirst && <MembersPanel count={members.total} />}
      {members && members.total > 0 && <SectionsPanel counts={members} />}
      {!isFirst && invite}
      {!nextEvents && <EmptyState title={t('waitTitle')} hint={t('waitText', { group })} />}
    </>
  )
}
