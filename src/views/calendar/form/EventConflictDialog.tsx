import { useTranslation } from 'react-i18next'
import { EditConflictPrompt } from '@/shared/records/EditConflictPrompt'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { eventRules, type ConflictField, type EventConflict, type EventRecordWrite } from './eventRecord'

interface EventConflictDialogProps {
  conflict: EventConflict
  onChoose: (record: EventRecordWrite) => Promise<void>
  onDismiss: () => void
}

export function EventConflictDialog({ conflict, onChoose, onDismiss }: EventConflictDialogProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar'])
  const { full } = useEventWhen()

  function read(record: EventRecordWrite, field: ConflictField): string {
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

  return (
    <EditConflictPrompt
      conflict={conflict}
      rules={eventRules}
      labelOf={(field) => (field === 'calendar' ? t('category') : t(field))}
      read={read}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  )
}
