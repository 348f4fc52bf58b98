import { useGroupZone } from '@/shared/dates/useGroupZone'
import { firstDayOf, lastDayOf, type EventTimes } from '@/views/calendar/time/eventDays'
import { HolidayNote } from './HolidayNote'
import { useHolidays, yearsOf } from './useHolidays'

/** Says that what is moved to these times is on a holiday. Absent times: it stays where it is. */
export function TimesHolidayNote({ times }: { times: EventTimes | undefined }) {
  const zone = useGroupZone()
  const [first, last] = times ? [firstDayOf(times, zone), lastDayOf(times, zone)] : ['', '']
  const holidaysOn = useHolidays(...yearsOf([first, last]))
  return <HolidayNote first={first} last={last} holidaysOn={holidaysOn} />
}
