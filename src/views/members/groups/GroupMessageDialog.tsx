import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageTo } from '@contract/messages'
import type { MemberGroup } from '@contract/members/memberGroups'
import { FreeMessageDialog } from '@/shared/messages/FreeMessageDialog'

/** A message to whoever is in the group of people when it is sent. */
export function GroupMessageDialog({ group, onClose }: { group: MemberGroup; onClose: () => void }) {
  const { t } = useTranslation('messages')
  const to = useMemo<MessageTo>(() => ({ who: 'groups', groupIds: [group.id] }), [group.id])
  return <FreeMessageDialog to={to} head={<p>{t('dialog.toGroup', { name: group.name })}</p>} onClose={onClose} />
}
