import { useTranslation } from 'react-i18next'
import type { MemberWrite } from '@contract/members'
import { ClashDialog } from '@/shared/records/EditConflictPrompt'
import { useFormat } from '@/shared/dates/useFormat'
import { memberRules, type ClashField, type MemberClash } from './memberConflict'

interface MemberClashDialogProps {
  clash: MemberClash
  onChoose: (member: MemberWrite) => Promise<void>
  onLeave: () => void
}

export function MemberClashDialog({ clash, onChoose, onLeave }: MemberClashDialogProps) {
  const { t } = useTranslation('members')
  const { date } = useFormat()

  function read(member: MemberWrite, field: ClashField): string {
    const value = member[field]
    if (value === undefined) return ''
    if (typeof value === 'object') return `${value.name}, ${value.phone}`
    if (field === 'section') return t(`sections.${member.section}`)
    if (field === 'status') return t(`statuses.${member.status}`)
    return field === 'joinedOn' || field === 'birthDate' ? date(value) : value
  }

  return (
    <ClashDialog
      clash={clash}
      rules={memberRules}
      labelOf={(field) => t(`fields.${field}`)}
      read={read}
      onChoose={onChoose}
      onLeave={onLeave}
    />
  )
}
