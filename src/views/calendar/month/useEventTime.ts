import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { createShortTime } from '@/i18n/shortTime'
import { useGroupZone } from '@/shared/dates/useGroupZone'

/** When an event begins, as short as a day of a month has room for: 19:30; 7:30p. All-day events have none. */
export function useEventTime(): (event: CalendarEvent) => string | undefined {
  const { language } = useTranslation().i18n
  const timeZone = useGroupZone()
  return useMemo(() => {
    const shortTime = createShortTime(language, timeZone)
    return ({ start, allDay }) => (allDay ? undefined : shortTime(start))
  }, [language, timeZone])
}
