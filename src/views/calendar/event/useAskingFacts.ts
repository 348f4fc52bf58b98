import { useTranslation } from 'react-i18next'
import type { EventAsks } from '@contract/asking'
import type { CalendarEvent } from '@contract/calendar'
import type { Definition } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'

/** What an event says to those whom it asks; what it leaves open has no value. */
export function useAskingFacts({ extendedProps }: CalendarEvent): Definition[] {
  const { t, i18n } = useTranslation(['asking', 'members'])
  const { count } = useFormat()
  const { asks, replyDays, callTime, meetingPoint, dress } = extendedProps

  function whom({ who, sections = [], instruments = [], memberIds = [] }: EventAsks): string {
    const list = new Intl.ListFormat(i18n.language)
    if (who === 'sections') return list.format(sections.map((section) => t(`members:sections.${section}`)))
    if (who === 'instruments') return list.format(instruments)
    if (who === 'members') return t('facts.members', { count: memberIds.length, shown: count(memberIds.length) })
    return t(`facts.${who}`)
  }

  function deadline(days: number): string {
    return days === 0 ? t('facts.untilStart') : t('facts.days', { count: days, shown: count(days) })
  }

  return [
    { term: t('facts.callTime'), value: callTime },
    { term: t('facts.meetingPoint'), value: meetingPoint },
    { term: t('facts.dress'), value: dress },
    { term: t('facts.asks'), value: asks && whom(asks) },
    { term: t('facts.deadline'), value: replyDays !== undefined && asks?.who !== 'nobody' && deadline(replyDays) },
  ]
}
