import { useTranslation } from 'react-i18next'
import type { WeekOfMonth } from '@contract/calendar'
import { weekdayName } from './seriesDates'
import { useWeekdayNames } from './useWeekdayNames'

const names = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' } as const

/** “on the first Monday”, with the weekday of `day`. */
export function useWeekOfMonth(): (week: WeekOfMonth, day: string) => string {
  const { t } = useTranslation('eventForm')
  const { full } = useWeekdayNames()
  return (week, day) => {
    const weekday = weekdayName(day)
    // In Portuguese these two have another gender than the other weekdays.
    const isWeekend = weekday === 'SA' || weekday === 'SU'
    const words = { weekday: full(weekday) }
    return isWeekend ? t(`onWeekend.${names[week]}`, words) : t(`onWeekday.${names[week]}`, words)
  }
}
