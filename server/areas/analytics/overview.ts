import type { HomeAttendance } from '@contract/home/overview'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { eventColumns, timesOf } from '../calendar/events/public'
import { rateOf } from './analyticsRows'
import { finishedEvents, orderedEvents } from './analyticsSelection'

const { id, title, calendar, allDay, startsAt, endsAt, startDate, endDate } = eventColumns
const { expected, present, excused, absent } = events
const columns = {
  id,
  title,
  calendar,
  allDay,
  startsAt,
  endsAt,
  startDate,
  endDate,
  expected,
  present,
  excused,
  absent,
}

export function analyticsOverviewRepository(db: Database) {
  return {
    /** Attendance at the latest finished events. */
    async attendance(groupId: string, limit: number): Promise<HomeAttendance[]> {
      const rows = await db
        .select(columns)
        .from(events)
        .where(finishedEvents(groupId))
        .orderBy(...orderedEvents({ sort: 'desc' }))
        .limit(limit)
      return rows.map((row) => {
        const [present, absent] = [row.present ?? 0, row.absent ?? 0]
        const rate = rateOf({ expected: row.expected ?? 0, present, excused: row.excused ?? 0 })
        return {
          id: row.id,
          title: row.title,
          calendar: row.calendar,
          ...timesOf(row),
          present,
          absent,
          attendanceRate: rate,
        }
      })
    },
  }
}
