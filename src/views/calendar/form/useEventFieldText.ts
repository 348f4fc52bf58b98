import { useTranslation } from 'react-i18next'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import type { ConflictField, EventRecordWrite } from './eventRecord'

/** What an event's fields are called, and what a version of the event says in one, formatted for reading. */
export function useEventFieldText() {
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

  return { labelOf: (field: ConflictField) => (field === 'calendar' ? t('category') : t(field)), read }
}
