import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { AttendancePanel } from './AttendancePanel'
import { BalancePanel } from './BalancePanel'
import { BirthdaysPanel } from './BirthdaysPanel'
import { MemberPanels } from './MemberPanels'
import { NextEventsPanel } from './NextEventsPanel'
import { UnfinishedPanel } from './UnfinishedPanel'
import './home.scss'

/** The first screen after sign-in: what there is to do next, for this person. */
export function HomePage() {
  const { t } = useTranslation('home')
  const ability = useAppAbility()
  const user = useAppSelector(selectUser)
  if (!user) return null
  const group = user.group.name
  const firstName = user.name.split(/\s+/)[0]

  const panels = (isFirst: boolean) => (
    <>
      {ability.can('read', 'Event') && <NextEventsPanel />}
      {ability.can('manage', 'Event') && <UnfinishedPanel />}
      {!isFirst && ability.can('read', 'Analytics') && <AttendancePanel />}
      {ability.can('read', 'Finance') && <BalancePanel />}
      {!isFirst && ability.can('read', 'Member') && <BirthdaysPanel />}
    </>
  )

  return (
    <>
      <PageHeader title={t('title', { name: firstName })} lead={`${group} · ${t(`lead.${user.role}`)}`} />
      <div className="home-panels">
        {ability.can('read', 'Member') ? <MemberPanels>{panels}</MemberPanels> : panels(false)}
        {!ability.can('read', 'Event') && <EmptyState title={t('waitTitle')} hint={t('waitText', { group })} />}
      </div>
    </>
  )
}
