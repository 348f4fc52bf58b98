import type { EventWrite } from '@contract/calendar'
import type { SeasonCopy } from '@contract/seasonCopy'
import { addDays, addMonths } from '@/views/calendar/time/days'
import { firstDayOf } from '@/views/calendar/time/eventDays'

/** The twelve months up to the end of the last one, to be held again from this month on. */
export function suggestedSeason(today: string): Pick<SeasonCopy, 'from' | 'to' | 'start'> {
  const thisMonth = addMonths(today, 0)
  return { from: addMonths(today, -12), to: addDays(thisMonth, -1), start: thisMonth }
}

export interface MonthOfEvents {
  /** `YYYY-MM-01`. */
  month: string
  events: EventWrite[]
}

export function byMonth(events: readonly EventWrite[], zone: string): MonthOfEvents[] {
  const months = new Map<string, EventWrite[]>()
  for (const event of events) {
    const month = `${firstDayOf(event, zone).slice(0, 7)}-01`
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, itsEvents]) => ({ month, events: itsEvents }))
}
