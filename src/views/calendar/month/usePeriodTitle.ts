import { useMemo } from 'react'
import { useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { viewSpan } from '@/views/calendar/query/viewSpan'
import { addDays } from '@contract/days'
import type { CalendarPeriod } from './useCalendar'

/** “November 2026”, or of a week “Nov 22 – 28, 2026”. */
export function usePeriodTitle({ view, date }: CalendarPeriod): string {
  const locale = useDateLocale()
  const firstWeekday = useFirstDayOfWeek()
  return useMemo(() => {
    if (view !== 'week') {
      return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))
    }
    const { start, end } = viewSpan(view, date, firstWeekday)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      new Date(start),
      new Date(addDays(end, -1)),
    )
  }, [locale, firstWeekday, view, date])
}
