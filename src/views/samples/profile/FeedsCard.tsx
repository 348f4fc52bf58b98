import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { Profile } from './profile'
import { ToggleIcon } from './ToggleIcon'
import type { ProfileChanges } from './useProfileChanges'

interface FeedsCardProps {
  feeds: Profile['twitterFeeds']
  changes: ProfileChanges
}

export function FeedsCard({ feeds, changes }: FeedsCardProps) {
  const { t } = useTranslation('samplesProfile')
  return (
    <Card tag="section" className="profile-card">
      <h2>{t('feeds.title')}</h2>
      <ul className="person-rows">
        {feeds.map(({ title, imgUrl, id, desc, tags, favorite }, index) => (
          <li key={id} className="is-tall">
            <Portrait name={title} picture={imgUrl} />
            <span>
              <strong>{title}</strong>
              <span className="muted">@{id}</span>
              <span className="feed-words">
                {desc} <span className="feed-tag">{tags}</span>
              </span>
            </span>
            <ToggleIcon
              icon={Heart}
              label={t('feeds.favorite', { name: title })}
              isOn={favorite}
              onToggle={() => void changes.favorite('twitterFeeds', index)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
