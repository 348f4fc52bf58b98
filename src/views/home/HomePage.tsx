import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeOverview } from '@contract/home/overview'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { withTexts } from '@/i18n/i18n'
import { selectUser } from '@/redux/auth'
import { fetchHomeOverview } from '@/redux/home'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { AttendancePanel } from './AttendancePanel'
import { AuditPanel } from './AuditPanel'
import { BackupPanel } from './BackupPanel'
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

const ProposalsCard = lazyPart(
  loader(() => withTexts(['recurring', 'finances'], import('@/shared/recurring/ProposalsCard'))),
  (file) => file.ProposalsCard,
)
const PROPOSALS_SHOWN = 5

/**
 * First what the role does: events for who keeps the calendar, money for who keeps the books alone; beside it what is good to know.
 * While nobody is in the group, the two steps to begin with come before all else, and panels that would have nothing to tell are
 * left out.
 */
function HomePanels({ overview, group, onChanged }: HomePanelsProps) {
  const { t } = useTranslation('home')
  const canAddMembers = useAppAbility().can('create', 'Member')
  const { nextEvents, lights, unfinished, attendance, balance, debtors, due, audit, birthdays, members, users } =
    overview
  const isFirst = members?.total === 0 && canAddMembers
  const hasMembers = (members?.total ?? 0) > 0
  const isTreasurer = balance !== undefined && unfinished === undefined
  const [areProposalsKnown, setProposalsKnown] = useState(false)
  const noteProposals = useCallback(() => setProposalsKnown(true), [])
  // A number is enough to know whether to ask for them.
  const proposals = overview.proposals !== undefined && overview.proposals > 0 && (
    <ProposalsCard limit={PROPOSALS_SHOWN} onChanged={onChanged} onKnown={noteProposals} />
  )
  // What stands below them waits for them, and is not pushed down before the eyes.
  const areAboveKnown = !proposals || areProposalsKnown
  // Once others are in, the invitation has done its work.
  const invite = users === 1 && <InvitePanel isSecondStep={isFirst} />
  if (!nextEvents) return <EmptyState title={t('waitTitle')} hint={t('waitText', { group })} />
  return (
    <div className={`home-panels${members ? ' has-side' : ''}`}>
      <div className="home-column">
        {isFirst && <FirstMemberPanel />}
        {overview.oldBackup && <BackupPanel {...overview.oldBackup} />}
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
        {!isTreasurer && <NextEventsPanel events={nextEvents} readiness={lights} hasMembers={hasMembers} />}
        {attendance && !isFirst && (!isTreasurer || areAboveKnown) && <AttendancePanel events={attendance} />}
      </div>
      {members && (
        <div className={`home-column${isTreasurer && !areAboveKnown ? ' is-below-proposals' : ''}`}>
          {isFirst && invite}
          {isTreasurer && <NextEventsPanel events={nextEvents} readiness={lights} hasMembers={hasMembers} />}
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
