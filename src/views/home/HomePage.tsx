import { useTranslation } from 'react-i18next'
import type { HomeOverview } from '@contract/home'
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
import { DebtorsPanel } from './DebtorsPanel'
import { DuePanel } from './DuePanel'
import { HomeSkeleton } from './HomeSkeleton'
import { FirstMemberPanel, InvitePanel, MembersPanel } from './MemberPanels'
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
      {!answer && !failure && <HomeSkeleton />}
      {answer && !failure && <HomePanels overview={answer} group={user.group.name} />}
    </>
  )
}

/**
 * First what the role does: events for who keeps the calendar, money for who keeps the books alone; beside it what is good to know.
 * While nobody is in the group, the two steps to begin with come before all else, and panels that would have nothing to tell are
 * left out.
 */
function HomePanels({ overview, group }: { overview: HomeOverview; group: string }) {
  const { t } = useTranslation('home')
  const mayAddMembers = useAppAbility().can('create', 'Member')
  const { nextEvents, unfinished, attendance, balance, debtors, due, birthdays, members, users } = overview
  const isFirst = members?.total === 0 && mayAddMembers
  const isTreasurer = balance !== undefined && unfinished === undefined
  // Once others are in, the invitation has done its work.
  const invite = users === 1 && <InvitePanel isSecondStep={isFirst} />
  if (!nextEvents) return <EmptyState title={t('waitTitle')} hint={t('waitText', { group })} />
  return (
    <div className={`home-panels${members ? ' has-side' : ''}`}>
      <div className="home-column">
        {isFirst && <FirstMemberPanel />}
        {isTreasurer && (
          <>
            <BalancePanel balance={balance} />
            {debtors && <DebtorsPanel {...debtors} />}
            {due && <DuePanel {...due} />}
          </>
        )}
        {unfinished && unfinished.total > 0 && <UnfinishedPanel {...unfinished} />}
        {!isTreasurer && <NextEventsPanel events={nextEvents} />}
        {attendance && !isFirst && <AttendancePanel events={attendance} />}
      </div>
      {members && (
        <div className="home-column">
          {isFirst && invite}
          {isTreasurer && <NextEventsPanel events={nextEvents} />}
          {balance && !isTreasurer && <BalancePanel balance={balance} debtors={debtors} due={due} />}
          {birthdays && !isFirst && <BirthdaysPanel birthdays={birthdays} />}
          {!isFirst && <MembersPanel counts={members} />}
          {!isFirst && invite}
        </div>
      )}
    </div>
  )
}
