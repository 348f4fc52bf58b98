import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { useGroupZone } from './useGroupZone'

/** When an event begins, as short as a day of a month has room for: 19:30; 7:30p. All-day events have none. */
export function useChipTime(): (event: CalendarEvent) => string | undefined {
  const { language } = useTranslation().i18n
  const timeZone = useGroupZone()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
    return ({ start, allDay }) => {
      if (allDay) return undefined
      const parts = format.formatToParts(new Date(start))
      const half = parts.find(({ type }) => type === 'dayPeriod')?.value
      const text = parts.map(({ value }) => value).join('')
      // Only English has halves of a day here: 7:30 PM is 7:30p, 8:00 PM is 8p.
      return half === undefined ? text : text.replace(':00', '').replace(/\s.*$/, half.charAt(0).toLowerCase())
    }
  }, [language, timeZone])
}
