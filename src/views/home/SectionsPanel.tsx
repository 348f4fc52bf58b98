import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { MemberCounts } from '@contract/members'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'

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
