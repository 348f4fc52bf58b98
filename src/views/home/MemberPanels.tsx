import type { ReactNode } from 'react'
import { Card } from 'reactstrap'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { countMembers } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { fetchUsers } from '@/redux/users'
import { Link } from 'react-router-dom'
import { useFormat } from '@/shared/dates/useFormat'
import type { MemberCounts } from '@contract/members'
import { CURRENT_MEMBERS, FIRST_USER } from './homeQueries'

interface MemberPanelsProps {
  /** The panels between; on the first evening, when nobody is in the group yet, some of them have nothing to tell. */
  children: (isFirst: boolean) => ReactNode
}

/** Who is in the group, after what there is to do; while nobody is, the two steps to begin with come before all else. */
export function MemberPanels({ children }: MemberPanelsProps) {
  const ability = useAppAbility()
  const { answer: counts, failure, reload } = useQuery(countMembers, CURRENT_MEMBERS)
  const isFirst = counts?.total === 0 && ability.can('create', 'Member')
  const invite = ability.can('manage', 'User') && counts && <InvitePanel isSecondStep={isFirst} />
  return (
    <>
      {isFirst && <FirstMemberPanel />}
      {isFirst && invite}
      {children(isFirst)}
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} />}
      {!failure && !counts && <Card tag="section" aria-busy />}
      {counts && !isFirst && <MembersPanel count={counts.total} />}
      {counts && counts.total > 0 && <SectionsPanel counts={counts} />}
      {!isFirst && invite}
    </>
  )
}

function FirstMemberPanel() {
  const { t } = useTranslation('home')
  return (
    <Card tag="section">
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <div className="cluster">
        <Button color="primary" to={paths.newMember}>
          {t('addFirst')}
        </Button>
        <Button to={paths.importMembers}>{t('importMembers')}</Button>
      </div>
    </Card>
  )
}

/** Shown while the admin is alone; once others are in, it has done its work. */
function InvitePanel({ isSecondStep }: { isSecondStep: boolean }) {
  const { t } = useTranslation('home')
  const { answer } = useQuery(fetchUsers, FIRST_USER)
  if (answer?.total !== 1) return null
  return (
    <Card tag="section">
      <h2>{isSecondStep ? t('inviteSecond') : t('invite')}</h2>
      <p>{t('inviteText')}</p>
      <Button to={paths.people}>{t('openPeople')}</Button>
    </Card>
  )
}

function MembersPanel({ count }: { count: number }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <Card tag="section">
      <h2>{t('members')}</h2>
      <Link className="home-number" to={`${paths.members}?status=active`}>
        <span className="home-figure">{format.count(count)}</span> {t('membersText', { count })}
      </Link>
      <Button to={paths.members}>{t('openMembers')}</Button>
    </Card>
  )
}

/** How the group is made up; each line leads to its people. */
function SectionsPanel({ counts }: { counts: MemberCounts }) {
  const { t } = useTranslation(['home', 'members'])
  const format = useFormat()
  return (
    <Card tag="section">
      <h2>{t('sections')}</h2>
      <ul className="home-sections">
        {counts.bySection.map(({ section, count }) => (
          <li key={section}>
            <Link to={`${paths.members}?section=${section}&status=active`}>{t(`members:sections.${section}`)}</Link>
            <span className="tabular">{format.count(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
