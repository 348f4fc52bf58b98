import { addDays } from '@contract/days'
import { startOfDay } from './groupTime'

/**
 * Until when answers to an event are taken: the end of the day that lies so many days before the event's, in the zone; for 0 until
 * it begins. Never later than that.
 */
export function replyDeadline(
  { day, startsAt }: { day: string; startsAt: Date },
  days: number,
  timeZone: string,
): Date {
  return days === 0 ? startsAt : startOfDay(addDays(day, 1 - days), timeZone)
}
