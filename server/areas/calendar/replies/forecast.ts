import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FORECASTS_MAX, FORECAST_SIMILAR, forecastOf } from '@contract/calendar/forecast'
import type { Forecast, ForecastList } from '@contract/calendar/forecast'
import { ReplySums, replySumKeys } from '@contract/analytics'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { financeEvents } from '../../../platform/db/schema/finances/financeEvents'
import { isNoDraft, timesOf } from '../events/public'
import { invitingColumns, findInvitingEvent, findInvitingGroup, answersTo, readSituation } from '../invitees/public'
import type { InvitingEvent, InvitingGroup, Situation } from '../invitees/public'

const YEAR_MS = 365 * 86_400_000
/** More are read than are returned, as some events invite nobody. */
const AHEAD_MAX = 3 * FORECASTS_MAX
const Similar = z.array(
  z.object({ key: z.string(), isSeries: z.boolean(), events: z.int(), present: z.int(), expected: z.int() }),
)
const noAnswers = { yes: 0, maybe: 0, no: 0, silent: 0 }

function countAnswers(event: InvitingEvent, situation: Situation): Forecast['counts'] {
  const counts = { ...noAnswers }
  for (const { answer } of answersTo(event, situation)) counts[answer.state] += 1
  return counts
}

export function forecastRepository(db: Database) {
  const isFinished = (groupId: string) =>
    and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished'))

  /** Sums of answers and attendance over the finished events of the last year, as stored with each event. */
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
    { startsAt }: InvitingEvent,
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

  /** The last finished events of its series, or else of its category. */
  async function findSimilar(groupId: string, event: InvitingEvent, withMoney: boolean) {
    const ofCategory = eq(events.calendar, event.calendar)
    const inSeries =
      event.seriesId === null
        ? []
        : await readSimilar(groupId, event, and(ofCategory, eq(events.seriesId, event.seriesId)), withMoney)
    if (inSeries.length > 0) return { similar: inSeries, isSeries: true }
    return { similar: await readSimilar(groupId, event, ofCategory, withMoney), isSeries: false }
  }

  /**
   * Sums over the last finished events of each event's series, or else category. Events of one series or category share one
   * sum.
   */
  async function sumSimilar(groupId: string, ahead: InvitingEvent[]) {
    const keyOf = ({ calendar, seriesId }: InvitingEvent) => `${calendar} ${seriesId}`
    const first = new Map(ahead.toReversed().map((event) => [keyOf(event), event]))
    const lookedAt = [...first].flatMap(([key, { calendar, seriesId, startsAt }]) => {
      const ofCategory = { key, calendar, before: startsAt, isSeries: false }
      return seriesId === null ? ofCategory : [ofCategory, { ...ofCategory, seriesId, isSeries: true }]
    })
    const isSimilar = and(
      isFinished(groupId),
      lt(events.startsAt, sql`looked.before`),
      eq(events.calendar, sql`looked.calendar`),
      sql`(looked."seriesId" is null or ${events.seriesId} = looked."seriesId")`,
    )
    const { rows } = await db.execute(sql`
      select looked.key, looked."isSeries", count(*)::integer as events, sum(coalesce(past.present, 0))::integer as present,
             sum(coalesce(past.expected, 0) - coalesce(past.excused, 0))::integer as expected
        from jsonb_to_recordset(${JSON.stringify(lookedAt)}::jsonb) as looked (
             key text, calendar event_calendar, before timestamptz, "seriesId" uuid, "isSeries" boolean)
       cross join lateral (
             select ${events.present}, ${events.expected}, ${events.excused} from ${events} where ${isSimilar}
              order by ${events.startsAt} desc, ${events.id} limit ${FORECAST_SIMILAR}) past
       group by looked.key, looked."isSeries"`)
    const sums = Similar.parse(rows)
    return (event: InvitingEvent) => {
      const found = sums.filter(({ key }) => key === keyOf(event))
      const {
        isSeries = false,
        events = 0,
        present = 0,
        expected = 0,
      } = found.find((one) => one.isSeries) ?? found[0] ?? {}
      return { similar: { events, present, expected }, isSeries }
    }
  }

  return {
    /** Forecasts of the next events that invite somebody. */
    async list(groupId: string, group: InvitingGroup, now = new Date()): Promise<ForecastList> {
      const ahead = await db
        .select(invitingColumns)
        .from(events)
        .where(
          and(
            eq(events.groupId, groupId),
            isNull(events.deletedAt),
            eq(events.status, 'scheduled'),
            isNoDraft,
            gt(events.startsAt, now),
          ),
        )
        .orderBy(events.startsAt, events.id)
        .limit(AHEAD_MAX)
      const [situation, sums] = await Promise.all([readSituation(db, groupId, group, ahead), readSums(groupId, now)])
      const invited = ahead
        .map((event) => ({ event, counts: countAnswers(event, situation) }))
        .filter(({ counts }) => counts.yes + counts.maybe + counts.no + counts.silent > 0)
        .slice(0, FORECASTS_MAX)
      const similarTo = await sumSimilar(
        groupId,
        invited.map(({ event }) => event),
      )
      const forecasts = invited.map(({ event, counts }) => ({
        id: event.id,
        title: event.title,
        calendar: event.calendar,
        ...timesOf(event),
        counts,
        expected: forecastOf(counts, sums).expected,
        ...similarTo(event),
      }))
      const { rates, history } = forecastOf(noAnswers, sums)
      return { forecasts, rates, history }
    },

    /** The forecast of one event, and the last similar events; `withMoney`: with their result, for who may read finances. */
    async find(groupId: string, id: string, withMoney: boolean, now = new Date()): Promise<Forecast> {
      const [group, event] = await Promise.all([findInvitingGroup(db, groupId), findInvitingEvent(db, groupId, id)])
      const [situation, sums, similar] = await Promise.all([
        readSituation(db, groupId, group, [event]),
        readSums(groupId, now),
        findSimilar(groupId, event, withMoney),
      ])
      const counts = countAnswers(event, situation)
      return { counts, ...forecastOf(counts, sums), ...similar }
    },
  }
}
