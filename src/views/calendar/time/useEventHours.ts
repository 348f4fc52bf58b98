import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateLocale } from '@/i18n/useDateLocale'
import { toWallTime } from '@/i18n/zonedTime'
import { addDays, daysBetween } from '@contract/days'
import type { EventTimes } from './eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'

/** From when to when, beside a day that is already shown: 19:30 – 21:30, with dates where it ends on another day. */
export function useEventHours(): (times: EventTimes) => string {
  const { t } = useTranslation('events')
  const locale = useDateLocale()
  const timeZone = useGroupZone()
  return useMemo(() => {
    const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
    const dated = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return ({ start, end, allDay }) => {
      if (allDay) {
        return daysBetween(start, end) === 1
          ? t('allDay')
          : days.formatRange(new Date(start), new Date(addDays(end, -1)))
      }
      const isOneDay = toWallTime(start, timeZone).slice(0, 10) === toWallTime(end, timeZone).slice(0, 10)
      return isOneDay
        ? hours.formatRange(new Date(start), new Date(end))
        : `${hours.format(new Date(start))} – ${dated.format(new Date(end))}`
    }
  }, [t, locale, timeZone])
}
