import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdays, type Weekday } from '@contract/calendar'
import { useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { addDays } from '@contract/days'
import { weekdaysFrom } from '@/views/calendar/time/days'

const A_MONDAY = '2024-01-01'

interface WeekdayNames {
  /** In the order of the person's calendar. */
  inOrder: readonly Weekday[]
  full: (weekday: Weekday) => string
  short: (weekday: Weekday) => string
}

export function useWeekdayNames(): WeekdayNames {
  const { language } = useTranslation().i18n
  const firstDay = useFirstDayOfWeek()
  return useMemo(() => {
    const named = (length: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' })
      return (weekday: Weekday) => format.format(new Date(addDays(A_MONDAY, weekdays.indexOf(weekday))))
    }
    return { inOrder: weekdaysFrom(firstDay), full: named('long'), short: named('short') }
  }, [language, firstDay])
}

/** On which the weeks of the person's calendar begin. */
export function useFirstWeekday(): Weekday {
  return useWeekdayNames().inOrder[0] ?? 'MO'
}
