import { useTranslation } from 'react-i18next'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useInviteesText } from '@/views/calendar/event/useInviteesText'
import { useNeedsText } from '@/views/calendar/instrumentation/useNeedsText'
import { inviteeSettingNames, type ConflictField, type EventRecordWrite } from './eventRecord'

const isInviteeSetting = (field: ConflictField): field is (typeof inviteeSettingNames)[number] =>
  inviteeSettingNames.some((name) => name === field)

/** Returns the label of an event's field, and the text of its value in a version of the event. */
export function useEventFieldText(instrumentations: Instrumentations | null) {
  const { t } = useTranslation(['eventForm', 'invitees', 'events', 'calendar'])
  const { full } = useEventWhen()
  const inviteesText = useInviteesText()
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
    if (field === 'asks') return inviteesText(record.asks ?? { who: 'all' })
    if (field === 'replyDays') return record.replyDays === undefined ? '' : String(record.replyDays)
    if (field === 'needs') return needsText(record.needs ?? [])
    if (field === 'lineupId') return instrumentationText(record.lineupId)
    return record[field] ?? ''
  }

  function instrumentationText(id: string | undefined): string {
    if (id === undefined) return t('invitees:form.noInstrumentation')
    return (
      instrumentations?.lineups.find((instrumentation) => instrumentation.id === id)?.name ??
      t('invitees:form.someInstrumentation')
    )
  }

  function labelOf(field: ConflictField): string {
    if (field === 'asks') return t('invitees:form.title')
    if (isInviteeSetting(field)) return t(`invitees:form.${field}`)
    return field === 'calendar' ? t('category') : t(field)
  }

  return { labelOf, read }
}
