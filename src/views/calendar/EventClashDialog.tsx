import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog, type Side } from '@/@core/components/dialog/ConflictDialog'
import { useEventWhen } from '@/auth/useEventWhen'
import { eventRules, type ClashField, type EventClash, type EventRecordWrite } from './eventRecord'

interface EventClashDialogProps {
  clash: EventClash
  onChoose: (record: EventRecordWrite) => Promise<void>
  onLeave: () => void
}

export function EventClashDialog({ clash, onChoose, onLeave }: EventClashDialogProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar'])
  const { full } = useEventWhen()
  const [isBusy, setBusy] = useState(false)

  function read(record: EventRecordWrite, field: ClashField): string {
    if (field === 'when') return full(record.when)
    if (field === 'calendar') return t(`events:categories.${record.calendar}`)
    if (field === 'status') return t(`events:statuses.${record.status}`)
    if (field === 'programme') {
      return (record.programme ?? [])
        .map(({ title, composer }) => [title, composer].filter(Boolean).join(' · '))
        .join('\n')
    }
    if (field === 'scope') return t(`calendar:scope.${record.scope ?? 'this'}`)
    if (field === 'repeat') return t(`freqs.${record.repeat?.freq ?? 'none'}`)
    return record[field] ?? ''
  }

  const fields = eventRules.questionsOf(clash).map(({ field, isMine }) => ({
    name: field,
    label: field === 'calendar' ? t('category') : t(field),
    mine: read(clash.mine, field),
    theirs: read(clash.theirs, field),
    suggested: isMine ? ('mine' as const) : ('theirs' as const),
  }))

  async function resolve(choice: Record<string, Side>): Promise<void> {
    setBusy(true)
    await onChoose(eventRules.merge(clash, (field) => choice[field] === 'mine'))
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
