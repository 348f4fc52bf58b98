import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeOverview } from '@contract/home/overview'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { withTexts } from '@/i18n/i18n'
import { selectUser } from '@/redux/auth'
import type { FirstLook } from '@/redux/firstLook'
import { fetchHomeOverview } from '@/redux/home'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { loadProposalsCard } from '@/shared/recurring/loadProposalsCard'
import { AttendancePanel } from './AttendancePanel'
import { AuditPanel } from './AuditPanel'
import { BackupPanel } from './BackupPanel'
import { HomePanel } from './HomePanel'
import { BalancePanel } from './BalancePanel'
import { BirthdaysPanel } from './BirthdaysPanel'
import { DebtorsPanel } from './DebtorsPanel'
import { DuePanel } from './DuePanel'
import { HomeSkeleton } from './HomeSkeleton'
import { FirstMemberPanel, InvitePanel, MembersPanel } from './MemberPanels'
import { NextEventsPanel } from './NextEventsPanel'
import { UnfinishedPanel } from './UnfinishedPanel'
import './home.scss'

export const homeLook: FirstLook = (_, ask) => [ask(fetchHomeOverview, undefined)]

/** The first page after sign-in: the user's next tasks. */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = useAppSelector(selectUser)
  const load = useQuery(fetchHomeOverview, undefined)
  const { reload } = load
  if (!user) return null
  const firstName = user.name.split(/\s+/)[0]

  return (
    <>
      <PageHeader title={t('title', { name: firstName })} lead={`${user.group.name} · ${t(`lead.${user.role}`)}`} />
      <Loaded {...load} skeleton={<HomeSkeleton />}>
        {(answer) => <HomePanels overview={answer} group={user.group.name} onChanged={reload} />}
      </Loaded>
    </>
  )
}

interface HomePanelsProps {
  overview: HomeOverview
  group: string
  onChanged: () => void
}

const ProposalsCard = lazyPart(loadProposalsCard, (file) => file.ProposalsCard)
const LeadingPanel = lazyPart(
  loader(() => withTexts(['leading'], import('./LeadingPanel'))),
  (file) => file.LeadingPanel,
)
const PROPOSALS_SHOWN = 5

/**
 * The main column depends on the role: events for calendar managers, money for treasurers; other panels are beside it. While the group has
 * no members, two first steps come first, and empty panels are left out.
 */
function HomePanels({ overview, group, onChanged }: HomePanelsProps) {
  const { t } = useTranslation('home')
  const isLeader = useAppSelector(selectUser)?.leads === true
  const canAddMembers = useAppAbility().can('create', 'Member')
  const { nextEvents, lights, unfinished, attendance, balance, debtors, due, audit, birthdays, members, users } =
    overview
  const isFirst = members?.total === 0 && canAddMembers
  const hasMembers = (members?.total ?? 0) > 0
  const next = { readiness: lights, hasMembers, asksCaller: overview.asksCaller === true }
  const isTreasurer = balance !== undefined && unfinished === undefined
  const [areProposalsKnown, setProposalsKnown] = useState(false)
  const noteProposals = useCallback(() => setProposalsKnown(true), [])
  // The overview only contains their number, which shows whether to load them.
  const proposals = overview.proposals !== undefined && overview.proposals > 0 && (
    <ProposalsCard limit={PROPOSALS_SHOWN} onChanged={onChanged} onKnown={noteProposals} />
  )
  // Panels below appear after the proposals have loaded, so that they do not move.
  const areAboveKnown = !proposals || areProposalsKnown
  // Not needed once there are other users.
  const invite = users === 1 && <InvitePanel isSecondStep={isFirst} />
  if (!nextEvents) return <EmptyState title={t('waitTitle')} hint={t('waitText', { group })} />
  return (
    <div className={`home-panels${members ? ' has-side' : ''}`}>
      <div className="home-column">
        {isFirst && <FirstMemberPanel />}
        {overview.oldBackup && <BackupPanel {...overview.oldBackup} />}
        {overview.hasUnreadBounces && (
          <HomePanel title={t('bounces.title')}>
            <p>{t('bounces.unread')}</p>
          </HomePanel>
        )}
        {audit && <AuditPanel {...audit} />}
        {isTreasurer && (
          <>
            <BalancePanel balance={balance} />
            {proposals}
            {areAboveKnown && debtors && <DebtorsPanel {...debtors} />}
            {areAboveKnown && due && <DuePanel {...due} />}
          </>
        )}
        {unfinished && unfinished.total > 0 && <UnfinishedPanel {...unfinished} />}
        {!isTreasurer && <NextEventsPanel {...next} events={nextEvents} />}
        {attendance && !isFirst && (!isTreasurer || areAboveKnown) && <AttendancePanel events={attendance} />}
        {isLeader && (!isTreasurer || areAboveKnown) && <LeadingPanel />}
      </div>
      {members && (
        <div className={`home-column${isTreasurer && !areAboveKnown ? ' is-below-proposals' : ''}`}>
          {isFirst && invite}
          {isTreasurer && <NextEventsPanel {...next} events={nextEvents} />}
          {balance && !isTreasurer && <BalancePanel balance={balance} debtors={debtors} due={due} />}
          {!isTreasurer && proposals}
          {(isTreasurer || areAboveKnown) && !isFirst && (
            <>
              {birthdays && <BirthdaysPanel birthdays={birthdays} />}
              <MembersPanel counts={members} />
              {invite}
            </>
          )}
        </div>
      )}
    </div>
  )
}
