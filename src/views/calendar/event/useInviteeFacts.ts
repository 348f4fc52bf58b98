import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import type { Definition } from '@/@core/components/page/DefinitionList'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useInviteesText } from './useInviteesText'

/** What an event says to those whom it asks; what it leaves open has no value. */
export function useInviteeFacts({ extendedProps }: CalendarEvent): Definition[] {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const { clock } = useEventWhen()
  const whom = useInviteesText()
  const { asks, replyDays, callTime, meetingPoint, dress } = extendedProps

  function deadline(days: number): string {
    return days === 0 ? t('facts.untilStart') : t('facts.days', { count: days, shown: count(days) })
  }

  return [
    { term: t('facts.callTime'), value: callTime && clock(callTime) },
    { term: t('facts.meetingPoint'), value: meetingPoint },
    { term: t('facts.dress'), value: dress },
    { term: t('facts.asks'), value: asks && whom(asks) },
    { term: t('facts.deadline'), value: replyDays !== undefined && asks?.who !== 'nobody' && deadline(replyDays) },
  ]
}
