import { useTranslation } from 'react-i18next'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useEventDays } from '@/views/calendar/days/useEventDays'
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
  const daysOf = useEventDays()

  function read(record: EventRecordWrite, field: ConflictField): string {
    if (field === 'when') return full(record.when)
    if (field === 'calendar') return t(`events:categories.${record.calendar}`)
    if (field === 'planning')
      return t(record.planning ? `events:plannings.${record.planning}` : 'events:statuses.scheduled')
    if (field === 'status') return t(`events:statuses.${record.status}`)
    if (field === 'programme') {
      return (record.programme ?? [])
        .map(({ title, composer, kind }) =>
          [title, composer, kind === 'encore' && t('events:programme.encore')].filter(Boolean).join(' · '),
        )
        .join('\n')
    }
    if (field === 'days') {
      return daysOf({ ...record.when, extendedProps: record })
        .map(({ date, hours, what, location: place }) => [date, hours, what, place].filter(Boolean).join(' · '))
        .join('\n')
    }
    if (field === 'scope') return t(`calendar:scope.${record.scope ?? 'this'}`)
    if (field === 'repeat') return t(`freqs.${record.repeat?.freq ?? 'none'}`)
    if (field === 'asks') return inviteesText(record.asks ?? { who: 'all' })
    if (field === 'answersByDay') return record.answersByDay ? t('invitees:form.answersByDay') : ''
    if (field === 'replyDays' || field === 'places' || field === 'guestsMax') return String(record[field] ?? '')
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
    if (field === 'planning') return t('status')
    if (field === 'days') return t('events:days.title')
    return field === 'calendar' ? t('category') : t(field)
  }

  return { labelOf, read }
}
