import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { MemberCounts } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'

export function FirstMemberPanel() {
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

/** For an admin who is alone. */
export function InvitePanel({ isSecondStep }: { isSecondStep: boolean }) {
  const { t } = useTranslation('home')
  return (
    <Card tag="section">
      <h2>{isSecondStep ? t('inviteSecond') : t('invite')}</h2>
      <p>{t('inviteText')}</p>
      <Button to={paths.people}>{t('openPeople')}</Button>
    </Card>
  )
}

export function MembersPanel({ count }: { count: number }) {
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
export function SectionsPanel({ counts }: { counts: MemberCounts }) {
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
