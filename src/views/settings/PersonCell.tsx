import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { Avatar } from '@/@core/components/page/Avatar'
import { Badge } from '@/@core/components/page/Badge'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

export function PersonCell({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const isSelf = useAppSelector(selectUser)?.id === user.id
  return (
    <span className="person-cell">
      <Avatar name={user.name} />
      <span className="cell-text">{user.name}</span>
      {isSelf && <Badge>{t('people.you')}</Badge>}
    </span>
  )
}
