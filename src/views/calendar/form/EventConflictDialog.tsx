import { useTranslation } from 'react-i18next'
import { ClashDialog } from '@/shared/records/EditConflictPrompt'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { eventRules, type ClashField, type EventClash, type EventRecordWrite } from './eventRecord'

interface EventClashDialogProps {
  clash: EventClash
  onChoose: (record: EventRecordWrite) => Promise<void>
  onLeave: () => void
}

export function EventClashDialog({ clash, onChoose, onLeave }: EventClashDialogProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar'])
  const { full } = useEventWhen()

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

  return (
    <ClashDialog
      clash={clash}
      rules={eventRules}
      labelOf={(field) => (field === 'calendar' ? t('category') : t(field))}
      read={read}
      onChoose={onChoose}
      onLeave={onLeave}
    />
  )
}
