import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { FORECAST_SIMILAR, forecastOf } from '@contract/replies/forecast'
import type { Forecast } from '@contract/replies/forecast'
import { ReplySums, replySumKeys } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { financeEvents } from '../../platform/db/schema/financeEvents'
import { timesOf } from '../events/eventLookup'
import { findAskingEvent, findAskingGroup } from './askingEvents'
import type { AskingEvent } from './askingEvents'
import { answersTo, readSituation } from './situation'

const YEAR_MS = 365 * 86_400_000

export function forecastRepository(db: Database) {
  const isFinished = (groupId: string) =>
    and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished'))

  /** What answers to the group's finished events of a year were worth, as they are kept with each event. */
  async function readSums(groupId: string, now: Date): Promise<ReplySums> {
    const sums = sql.join(
      replySumKeys.map((key) => sql`coalesce(sum(${events[key]}), 0)::integer as ${sql.identifier(key)}`),
      sql`, `,
    )
    const since = gte(events.startsAt, new Date(now.getTime() - YEAR_MS))
    const { rows } = await db.execute(sql`select ${sums} from ${events} where ${and(isFinished(groupId), since)}`)
    return ReplySums.parse(rows[0])
  }

  async function readSimilar(
    groupId: string,
    { startsAt }: AskingEvent,
    which: SQL | undefined,
    withMoney: boolean,
  ): Promise<Forecast['similar']> {
    const { id, title, allDay, startsAt: starts, endsAt, startDate, endDate, present, expected, excused } = events
    const net = sql<number>`coalesce(${financeEvents.income} - ${financeEvents.expense}, 0)`.mapWith(Number)
    const times = { allDay, startsAt: starts, endsAt, startDate, endDate }
    const rows = await db
      .select({ id, title, ...times, present, expected, excused, net })
      .from(events)
      .leftJoin(financeEvents, and(eq(financeEvents.groupId, groupId), eq(financeEvents.eventId, events.id)))
      .where(and(isFinished(groupId), lt(starts, startsAt), which))
      .orderBy(desc(starts), events.id)
      .limit(FORECAST_SIMILAR)
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      ...timesOf(row),
      present: row.present ?? 0,
      expected: (row.expected ?? 0) - (row.excused ?? 0),
      ...(withMoney && { net: row.net }),
    }))
  }

  return {
    /** How many will come, beside what the last similar events came to; money only where it may be seen. */
    async find(groupId: string, id: string, withMoney: boolean, now = new Date()): Promise<Forecast> {
      const [group, event] = await Promise.all([findAskingGroup(db, groupId), findAskingEvent(db, groupId, id)])
      const ofCategory = eq(events.calendar, event.calendar)
      const ofSeries = event.seriesId === null ? undefined : eq(events.seriesId, event.seriesId)
      const [situation, sums, inSeries] = await Promise.all([
        readSituation(db, groupId, group, [event]),
        readSums(groupId, now),
        ofSeries && readSimilar(groupId, event, and(ofCategory, ofSeries), withMoney),
      ])
      const isSeries = inSeries !== undefined && inSeries.length > 0
      const counts = { yes: 0, maybe: 0, no: 0, silent: 0 }
      for (const { answer } of answersTo(event, situation)) counts[answer.state] += 1
      return {
        counts,
        ...forecastOf(counts, sums),
        similar: isSeries ? inSeries : await readSimilar(groupId, event, ofCategory, withMoney),
        isSeries,
      }
    },
  }
}
