import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageTo } from '@contract/messages'
import { useFormat } from '@/shared/dates/useFormat'
import { FreeMessageDialog } from '@/shared/messages/FreeMessageDialog'

interface MembersMessageDialogProps {
  memberIds: string[]
  onClose: () => void
}

/** A message to those who were ticked when it was opened. */
export function MembersMessageDialog({ memberIds, onClose }: MembersMessageDialogProps) {
  const { t } = useTranslation('messages')
  const { count } = useFormat()
  const [to] = useState<MessageTo>({ who: 'members', memberIds })
  return (
    <FreeMessageDialog
      to={to}
      head={<p>{t('dialog.toMembers', { count: memberIds.length, shown: count(memberIds.length) })}</p>}
      onClose={onClose}
    />
  )
}
