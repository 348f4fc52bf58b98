import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { MemberCounts } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { HomePanel } from './HomePanel'

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

/** Shown to an admin whose group has no other users. */
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

/** Number of members in total and by section; each row links to its list. */
export function MembersPanel({ counts }: { counts: MemberCounts }) {
  const { t } = useTranslation(['home', 'members'])
  const { count } = useFormat()
  const { bySection, byOwnSection } = counts
  const sections =
    byOwnSection
      ?.filter((section) => section.count > 0)
      .map(({ id, name, family, count: inSection }) => ({
        id,
        filter: 'ownSection',
        name: name ?? t(`members:sections.${family}`),
        count: inSection,
      })) ??
    bySection.map(({ section, count: inSection }) => ({
      id: section,
      filter: 'section',
      name: t(`members:sections.${section}`),
      count: inSection,
    }))
  return (
    <HomePanel title={t('members')} action={<Button to={paths.members}>{t('openMembers')}</Button>}>
      <Link className="home-number" to={`${paths.members}?status=active`}>
        <span className="home-figure">{count(counts.total)}</span> {t('membersText', { count: counts.total })}
      </Link>
      {sections.length > 0 && (
        <ul className="home-sections" aria-label={t('sections')}>
          {sections.map(({ id, filter, name, count: inSection }) => (
            <li key={id}>
              <Link to={`${paths.members}?${filter}=${id}&status=active`}>{name}</Link>
              <span className="tabular">{count(inSection)}</span>
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  )
}
