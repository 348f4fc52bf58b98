import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Avatar } from '@/@core/components/page/Avatar'
import type { Profile } from './profile'
import { ToggleIcon } from './ToggleIcon'
import type { ProfileChanges } from './useProfileChanges'

interface PagesCardProps {
  pages: Profile['suggestedPages']
  changes: ProfileChanges
}

export function PagesCard({ pages, changes }: PagesCardProps) {
  const { t } = useTranslation('samplesProfile')
  return (
    <Card tag="section" className="profile-card">
      <h2>{t('pages.title')}</h2>
      <ul className="person-rows">
        {pages.map(({ username, subtitle, favorite }, index) => (
          <li key={username}>
            <Avatar name={username} />
            <span>
              <strong>{username}</strong>
              <span className="muted">{subtitle}</span>
            </span>
            <ToggleIcon
              icon={Star}
              label={t('pages.favorite', { name: username })}
              isOn={favorite}
              onToggle={() => void changes.favorite('suggestedPages', index)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
