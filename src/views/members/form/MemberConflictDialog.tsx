import { useTranslation } from 'react-i18next'
import type { MemberWrite } from '@contract/members'
import { EditConflictPrompt } from '@/shared/records/EditConflictPrompt'
import { useFormat } from '@/shared/dates/useFormat'
import { memberRules, type ConflictField, type MemberConflict } from './memberConflict'

interface MemberConflictDialogProps {
  conflict: MemberConflict
  onChoose: (member: MemberWrite) => Promise<void>
  onDismiss: () => void
}

export function MemberConflictDialog({ conflict, onChoose, onDismiss }: MemberConflictDialogProps) {
  const { t } = useTranslation('members')
  const { date } = useFormat()

  function read(member: MemberWrite, field: ConflictField): string {
    const value = member[field]
    if (value === undefined) return ''
    if (typeof value === 'object') return `${value.name}, ${value.phone}`
    if (field === 'section') return t(`sections.${member.section}`)
    if (field === 'status') return t(`statuses.${member.status}`)
    return field === 'joinedOn' || field === 'birthDate' ? date(value) : value
  }

  return (
    <EditConflictPrompt
      conflict={conflict}
      rules={memberRules}
      labelOf={(field) => t(`fields.${field}`)}
      read={read}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  )
}
