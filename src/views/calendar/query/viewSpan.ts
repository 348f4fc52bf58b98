import { addDays, addMonths, firstOfMonth } from '@contract/days'
import { startOfWeek } from '@/views/calendar/time/days'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

interface DaySpan {
  /** The first day. */
  start: string
  /** The day after the last. */
  end: string
}

/**
 * The days that a view shows around `date`; the month in whole weeks, the list of a month without those of its neighbours, and as
 * many months long as it has been read on.
 */
export function viewSpan(view: CalendarView, date: string, firstWeekday: number, listMonths = 1): DaySpan {
  if (view === 'week') {
    const start = startOfWeek(date, firstWeekday)
    return { start, end: addDays(start, 7) }
  }
  const [first, next] = [firstOfMonth(date), addMonths(date, 1)]
  if (view === 'list') return { start: first, end: addMonths(date, listMonths) }
  return {
    start: startOfWeek(first, firstWeekday),
    end: addDays(startOfWeek(addDays(next, -1), firstWeekday), 7),
  }
}

/** The days that the title of a view names, of which its events are counted: the month without the days of its neighbours. */
export function titleSpan(view: CalendarView, date: string, firstWeekday: number): DaySpan {
  return view === 'week' ? viewSpan(view, date, firstWeekday) : { start: firstOfMonth(date), end: addMonths(date, 1) }
}

/** One step on (1) or back (-1). */
export function stepFrom(view: CalendarView, date: string, step: 1 | -1): string {
  return view === 'week' ? addDays(date, 7 * step) : addMonths(date, step)
}
