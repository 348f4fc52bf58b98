import { UserCheck, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { Profile } from './profile'
import type { ProfileChanges } from './useProfileChanges'

interface SuggestionsCardProps {
  suggestions: Profile['suggestions']
  changes: ProfileChanges
}

export function SuggestionsCard({ suggestions, changes }: SuggestionsCardProps) {
  const { t } = useTranslation('samplesProfile')
  return (
    <Card tag="section" className="profile-card">
      <h2>{t('suggestions.title')}</h2>
      <ul className="person-rows">
        {suggestions.map(({ name, avatar, mutualFriend, isAsked }, index) => (
          <li key={name}>
            <Portrait name={name} picture={avatar} />
            <span>
              <strong>{name}</strong>
              <span className="muted">{isAsked ? t('suggestions.asked') : mutualFriend}</span>
            </span>
            <span className={`toggle-icon tooltip-edge-end${isAsked ? ' is-asked' : ''}`}>
              <IconButton
                icon={isAsked ? UserCheck : UserPlus}
                label={t(isAsked ? 'suggestions.takeBack' : 'suggestions.ask', { name })}
                size="sm"
                onClick={() => void changes.befriend(index)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
