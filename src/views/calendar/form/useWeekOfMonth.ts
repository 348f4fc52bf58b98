import { useTranslation } from 'react-i18next'
import type { WeekOfMonth } from '@contract/calendar'
import { weekdayName } from './seriesDates'
import { useWeekdayNames } from './useWeekdayNames'

const names = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' } as const

/** “on the first Monday”, of the weekday that the day is. */
export function useWeekOfMonth(): (week: WeekOfMonth, day: string) => string {
  const { t } = useTranslation('eventForm')
  const { full } = useWeekdayNames()
  return (week, day) => {
    const weekday = weekdayName(day)
    // In some languages these two are of another gender than the rest.
    const isWeekend = weekday === 'SA' || weekday === 'SU'
    return t(`${isWeekend ? 'onWeekend' : 'onWeekday'}.${names[week]}`, { weekday: full(weekday) })
  }
}
