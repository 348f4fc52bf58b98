import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { firstWeekdayOf } from '@/i18n/firstWeekday'
import { viewSpan } from '@/views/calendar/query/viewSpan'
import { addDays } from '@/views/calendar/time/days'
import type { CalendarPeriod } from './useCalendar'

/** “November 2026”, or of a week “Nov 22 – 28, 2026”. */
export function usePeriodTitle({ view, date }: CalendarPeriod): string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    if (view !== 'week') {
      return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(date),
      )
    }
    const { start, end } = viewSpan(view, date, firstWeekdayOf(language))
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      new Date(start),
      new Date(addDays(end, -1)),
    )
  }, [language, view, date])
}
