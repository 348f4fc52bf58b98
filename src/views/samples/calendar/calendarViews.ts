import { localDay, shiftDay, shiftMonth } from './localDays'

export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** So many steps of the view on. */
export function shiftView(view: CalendarView, day: string, by: number): string {
  if (view === 'week') return shiftDay(day, by * 7)
  if (view === 'day') return shiftDay(day, by)
  return shiftMonth(day, by)
}

/** The first and last day of the week, which begins on this weekday: 0 is Sunday. */
export function weekOf(day: string, firstWeekday: number): [first: string, last: string] {
  const weekday = new Date(`${day}T12:00`).getDay()
  const first = shiftDay(day, -((weekday - firstWeekday + 7) % 7))
  return [localDay(new Date(`${first}T12:00`)), shiftDay(first, 6)]
}
