import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type {
  CalendarEvent,
  EventAnswer,
  EventRemovalAnswer,
  EventWrite,
  Repeat,
  SeriesScope,
} from '@contract/calendar'
import { Temporal } from 'temporal-polyfill'
import { localTime } from '../calendar/groupTime'
import { furtherDays } from '../calendar/occurrences'
import { carriedOver, shifted } from '../calendar/seriesEdit'
import type { Database } from '../db/database'
import { events } from '../db/schema/events'
import { ApiError } from '../errors'
import { writeEvents } from './eventBatches'
import { toEvent, toRow } from './eventRows'
import type { EventContent } from './eventRows'
import { checkNew, checkRepetition, finished } from './eventRules'
import { holdStored, insertEvents, isOneOf, removeEvents, updateEvents, withCalendar } from './eventWrites'
import type { Calendar, NewEvent, StoredEvent } from './eventWrites'

const isLive = isNull(events.deletedAt)

const inOrder = (rows: StoredEvent[]): CalendarEvent[] =>
  rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1)).map(toEvent)

/** Every occurrence of the series, the event itself as the first. */
function expand(first: EventContent, repeat: Repeat, timeZone: string): NewEvent[] {
  const firstDay = first.startDate ?? localTime(first.startsAt, timeZone).toPlainDate().toString()
  const start = Temporal.PlainDate.from(firstDay)
  const others = furtherDays(firstDay, repeat).map((day) => {
    const { days } = start.until(Temporal.PlainDate.from(day), { largestUnit: 'day' })
    return { ...first, ...shifted(first, days, timeZone), id: newId(), seriesId: first.id }
  })
  return [{ ...first, seriesId: first.id, repeat }, ...others]
}

/**
 * The event and all of its series, in the one order of every writer: two who change the same series from different ends take
 * turns and do not wait for each other.
 */
async function holdSeries(calendar: Calendar, id: string): Promise<StoredEvent[]> {
  const { tx, groupId } = calendar
  const seriesOfIt = tx
    .select({ seriesId: events.seriesId })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, id)))
  return holdStored(calendar, or(eq(events.id, id), inArray(events.seriesId, seriesOfIt)))
}

/** The others that a change of this one is meant for. What is finished stays as it is. */
function othersInScope(series: StoredEvent[], stored: StoredEvent, scope: SeriesScope): StoredEvent[] {
  if (scope === 'this') return []
  return series.filter(
    ({ id, status, startsAt, deletedAt }) =>
      id !== stored.id &&
      deletedAt === null &&
      status !== 'finished' &&
      (scope === 'all' || startsAt >= stored.startsAt),
  )
}

async function reread(calendar: Calendar, ids: string[]): Promise<CalendarEvent[]> {
  return inOrder(await holdStored(calendar, isOneOf(ids)))
}

export function eventSeriesRepository(db: Database) {
  return {
    /** The same again is answered with the series as it is stored. */
    add(groupId: string, write: EventWrite, repeat: Repeat): Promise<EventAnswer & { isNew: boolean }> {
      return withCalendar(db, groupId, async (calendar) => {
        if (write.version !== undefined) throw new ApiError('invalid', { fields: { repeat: 'not_allowed' } })
        const sent = { write, row: toRow(write, calendar.timeZone), path: 'event' }
        checkNew(sent)
        const [first, ...others] = expand(sent.row, repeat, calendar.timeZone)
        if (first === undefined) throw new Error('A series has a first occurrence')
        const made = await insertEvents(calendar, [first])
        if (made.has(first.id)) await insertEvents(calendar, others)
        const [stored] = await holdStored(calendar, eq(events.id, first.id))
        if (stored === undefined) throw new ApiError('not_found')
        checkRepetition(sent, stored, repeat)
        const series = inOrder(await holdStored(calendar, and(eq(events.seriesId, first.id), isLive)))
        return { event: toEvent(stored), events: series, isNew: made.has(first.id) }
      })
    },

    /** Replaces the event; with a scope, what is different about it is carried over to others of its series. */
    update(groupId: string, write: EventWrite, scope?: SeriesScope): Promise<EventAnswer> {
      return withCalendar(db, groupId, async (calendar) => {
        const series = await holdSeries(calendar, write.id)
        const { stored, before } = await writeEvents(calendar, [write], () => 'event')
        const [after] = stored
        const old = after && before.get(after.id)
        if (after === undefined || old === undefined) throw new ApiError('not_found')
        if (scope === undefined) return { event: toEvent(after) }
        const changed = othersInScope(series, old, scope).flatMap((row) => {
          const { repeat: _repeat, deletedAt: _deleted, ...occurrence } = row
          const carried = carriedOver(occurrence, old, after, calendar.timeZone)
          return carried === undefined ? [] : [{ row, carried }]
        })
        await updateEvents(
          calendar,
          changed.map(({ carried }) => carried),
        )
        const previous = [old, ...changed.map(({ row }) => row)]
        return {
          event: toEvent(after),
          events: await reread(
            calendar,
            previous.map(({ id }) => id),
          ),
          previous: inOrder(previous),
        }
      })
    },

    /** Keeps what it removes for Undo. */
    remove(groupId: string, id: string, scope?: SeriesScope): Promise<EventRemovalAnswer> {
      return withCalendar(db, groupId, async (calendar) => {
        const series = await holdSeries(calendar, id)
        const stored = series.find((row) => row.id === id.toLowerCase() && row.deletedAt === null)
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.status === 'finished') throw finished(stored)
        const removed = [stored, ...othersInScope(series, stored, scope ?? 'this')]
        const ids = removed.map((row) => row.id)
        await removeEvents(calendar, ids)
        return { id: stored.id, ...(scope !== undefined && { ids, events: inOrder(removed) }) }
      })
    },
  }
}
