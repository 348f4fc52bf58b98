import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  CalendarEvent,
  EventAnswer,
  EventRemovalAnswer,
  EventUpdateBody,
  EventWrite,
  Repeat,
  SeriesScope,
} from '@contract/calendar'
import { furtherDays } from '../../platform/time/occurrences'
import { timesOn } from './seriesChange'
import { carriedOver, dayOf } from './seriesEdit'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { ApiError } from '../../platform/http/errors'
import { writeEvents } from './eventBatches'
import { holdSeries, inOrder, occurrencesAt } from './eventOccurrences'
import { toEvent, toRow } from './eventRows'
import type { EventContent } from './eventRows'
import { checkNew, checkRepetition, finished } from './eventRules'
import { holdStored, insertEvents, isOneOf, removeEvents, setSeries, updateEvents, withCalendar } from './eventWrites'
import type { Calendar, NewEvent, StoredEvent } from './eventWrites'

const isLive = isNull(events.deletedAt)

/** All occurrences of the series but the first, which is the event itself. */
function furtherOnes(first: EventContent, repeat: Repeat, timeZone: string): NewEvent[] {
  const days = furtherDays(dayOf(first, timeZone), repeat)
  return occurrencesAt(first, timesOn(first, days, timeZone), first.id)
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

/** What was a single event, and is replaced already, becomes the first of a series. */
async function makeFirst(
  calendar: Calendar,
  old: StoredEvent,
  after: StoredEvent,
  repeat: Repeat,
): Promise<EventAnswer> {
  if (old.seriesId !== null) throw new ApiError('invalid', { fields: { repeat: 'not_allowed' } })
  if (old.status === 'finished') throw finished(old)
  const others = furtherOnes(after, repeat, calendar.timeZone)
  await setSeries(calendar, [after.id], after.id)
  await insertEvents(calendar, others)
  const events = await reread(calendar, [after.id, ...others.map(({ id }) => id)])
  return { event: toEvent({ ...after, seriesId: after.id }), events, previous: inOrder([old]) }
}

export function eventSeriesRepository(db: Database) {
  return {
    /** The same again is answered with the series as it is stored. */
    add(groupId: string, write: EventWrite, repeat: Repeat): Promise<EventAnswer & { isNew: boolean }> {
      return withCalendar(db, groupId, async (calendar) => {
        if (write.version !== undefined) throw new ApiError('invalid', { fields: { repeat: 'not_allowed' } })
        const sent = { write, row: toRow(write, calendar.timeZone), path: 'event' }
        checkNew(sent)
        const others = furtherOnes(sent.row, repeat, calendar.timeZone)
        const first = { ...sent.row, seriesId: sent.row.id, repeat }
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
    update(groupId: string, { event: write, scope, repeat }: z.infer<typeof EventUpdateBody>): Promise<EventAnswer> {
      return withCalendar(db, groupId, async (calendar) => {
        const series = await holdSeries(calendar, write.id)
        const { stored, before } = await writeEvents(calendar, [write], () => 'event')
        const [after] = stored
        const old = after && before.get(after.id)
        if (after === undefined || old === undefined) throw new ApiError('not_found')
        if (repeat !== undefined) return makeFirst(calendar, old, after, repeat)
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
