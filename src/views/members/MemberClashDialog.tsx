import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberWrite } from '@contract/members'
import { ConflictDialog, type Side } from '@/@core/components/dialog/ConflictDialog'
import { useFormat } from '@/auth/useFormat'
import { memberRules, type ClashField, type MemberClash } from './memberClash'

interface MemberClashDialogProps {
  clash: MemberClash
  onChoose: (member: MemberWrite) => Promise<void>
  onLeave: () => void
}

export function MemberClashDialog({ clash, onChoose, onLeave }: MemberClashDialogProps) {
  const { t } = useTranslation('members')
  const { date } = useFormat()
  const [isBusy, setBusy] = useState(false)

  function read(member: MemberWrite, field: ClashField): string {
    const value = member[field]
    if (value === undefined) return ''
    if (typeof value === 'object') return `${value.name}, ${value.phone}`
    if (field === 'section') return t(`sections.${member.section}`)
    if (field === 'status') return t(`statuses.${member.status}`)
    return field === 'joinedOn' || field === 'birthDate' ? date(value) : value
  }

  const fields = memberRules.questionsOf(clash).map(({ field, isMine }) => ({
    name: field,
    label: t(`fields.${field}`),
    mine: read(clash.mine, field),
    theirs: read(clash.theirs, field),
    suggested: isMine ? ('mine' as const) : ('theirs' as const),
  }))

  async function resolve(choice: Record<string, Side>): Promise<void> {
    setBusy(true)
    await onChoose(memberRules.merge(clash, (field) => choice[field] === 'mine'))
    setBusy(false)
  }

  return (
    <ConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onResolve={(choice) => void resolve(choice)}
      onCancel={onLeave}
    />
  )
}
