import { useTranslation } from 'react-i18next'
import type { Lineups } from '@/redux/calendar/lineups'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useAsksText } from '@/views/calendar/event/useAsksText'
import { useNeedsText } from '@/views/calendar/lineups/useNeedsText'
import { askingFieldNames, type ConflictField, type EventRecordWrite } from './eventRecord'

const isAsking = (field: ConflictField): field is (typeof askingFieldNames)[number] =>
  askingFieldNames.some((name) => name === field)

/** What an event's fields are called, and what a version of the event says in one, formatted for reading. */
export function useEventFieldText(lineups: Lineups | null) {
  const { t } = useTranslation(['eventForm', 'asking', 'events', 'calendar'])
  const { full } = useEventWhen()
  const asksText = useAsksText()
  const needsText = useNeedsText()

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
    if (field === 'asks') return asksText(record.asks ?? { who: 'all' })
    if (field === 'replyDays') return record.replyDays === undefined ? '' : String(record.replyDays)
    if (field === 'needs') return needsText(record.needs ?? [])
    if (field === 'lineupId') return lineupText(record.lineupId)
    return record[field] ?? ''
  }

  function lineupText(id: string | undefined): string {
    if (id === undefined) return t('asking:form.noLineup')
    return lineups?.lineups.find((lineup) => lineup.id === id)?.name ?? t('asking:form.someLineup')
  }

  function labelOf(field: ConflictField): string {
    if (field === 'asks') return t('asking:form.title')
    if (isAsking(field)) return t(`asking:form.${field}`)
    return field === 'calendar' ? t('category') : t(field)
  }

  return { labelOf, read }
}
