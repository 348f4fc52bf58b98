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
import { furtherDays } from '../../../platform/time/occurrences'
import { timesOn } from './seriesPlan'
import { carriedOver, dayOf, othersInScope } from './seriesEdit'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendEventAudits } from './eventAudit'
import { assertKnownNames, writeEvents } from './eventBatches'
import { lockSeries, toEventsByStart, occurrencesAt } from './eventOccurrences'
import { toRow } from './eventRows'
import { toEvent } from './eventLookup'
import type { EventContent } from './eventRows'
import { checkNew, checkRepetition, alreadyFinished } from './eventRules'
import { lockEvents, insertEvents, inIds, removeEvents, setSeries, updateEvents, withCalendar } from './eventWrites'
import type { Calendar, NewEvent, StoredEvent } from './eventWrites'

const isLive = isNull(events.deletedAt)

const isThere = ({ deletedAt }: StoredEvent) => deletedAt === null

/** All occurrences of the series but the first, which is the event itself. */
function furtherOccurrences(first: EventContent, repeat: Repeat, timeZone: string): NewEvent[] {
  const days = furtherDays(dayOf(first, timeZone), repeat)
  return occurrencesAt(first, timesOn(first, days, timeZone), first.id)
}

async function rereadEvents(calendar: Calendar, ids: string[]): Promise<CalendarEvent[]> {
  return toEventsByStart(await lockEvents(calendar, inIds(ids)))
}

/** Makes a single event, which is replaced already, the first of a series. */
async function startSeries(
  calendar: Calendar,
  old: StoredEvent,
  after: StoredEvent,
  repeat: Repeat,
): Promise<EventAnswer> {
  if (old.seriesId !== null) throw invalidField('repeat', 'not_allowed')
  if (old.status === 'finished') throw alreadyFinished(old)
  const others = furtherOccurrences(after, repeat, calendar.timeZone)
  await setSeries(calendar, [after.id], after.id)
  await insertEvents(calendar, others)
  await appendEventAudits(calendar, { changed: [{ before: old, after }], added: others })
  const events = await rereadEvents(calendar, [after.id, ...others.map(({ id }) => id)])
  return { event: toEvent({ ...after, seriesId: after.id }), events, previous: toEventsByStart([old]) }
}

export function eventSeriesRepository(db: Database) {
  return {
    /** Adds a series. A repeated call is answered with the series as it is stored. */
    add(actor: Actor, write: EventWrite, repeat: Repeat): Promise<EventAnswer & { isNew: boolean }> {
      return withCalendar(db, actor, async (calendar) => {
        if (write.version !== undefined) throw invalidField('repeat', 'not_allowed')
        const sent = { write, row: toRow(write, calendar.timeZone), path: 'event' }
        checkNew(sent)
        await assertKnownNames(calendar, [sent], new Map())
        const others = furtherOccurrences(sent.row, repeat, calendar.timeZone)
        const first = { ...sent.row, seriesId: sent.row.id, repeat }
        const made = await insertEvents(calendar, [first])
        if (made.has(first.id)) {
          await insertEvents(calendar, others)
          await appendEventAudits(calendar, { added: [first, ...others] })
        }
        const [stored] = await lockEvents(calendar, eq(events.id, first.id))
        if (stored === undefined) throw new ApiError('not_found')
        checkRepetition(sent, stored, repeat)
        const series = toEventsByStart(await lockEvents(calendar, and(eq(events.seriesId, first.id), isLive)))
        return { event: toEvent(stored), events: series, isNew: made.has(first.id) }
      })
    },

    /** Replaces the event. With a scope, what differs is carried over to others of its series. */
    update(
      actor: Actor,
      { event: write, scope, repeat, answers }: z.infer<typeof EventUpdateBody>,
    ): Promise<EventAnswer> {
      const update = async (calendar: Calendar): Promise<EventAnswer> => {
        const series = await lockSeries(calendar, write.id)
        const { stored, before, acts } = await writeEvents(calendar, [write], () => 'event')
        const [after] = stored
        const old = after && before.get(after.id)
        if (after === undefined || old === undefined) throw new ApiError('not_found')
        if (repeat !== undefined) return startSeries(calendar, old, after, repeat)
        if (scope === undefined) {
          await appendEventAudits(calendar, acts)
          return { event: toEvent(after) }
        }
        const changed = othersInScope(series.filter(isThere), old, scope).flatMap((row) => {
          const {
            repeat: _repeat,
            planNumber: _number,
            previousPlan: _plan,
            answeredPlans: _plans,
            deletedAt: _deleted,
            ...occurrence
          } = row
          const carried = carriedOver(occurrence, old, after, calendar.timeZone)
          return carried === undefined ? [] : [{ row, carried }]
        })
        await updateEvents(
          calendar,
          changed.map(({ row, carried }) => ({ before: row, after: carried })),
        )
        await appendEventAudits(calendar, {
          ...acts,
          changed: [...acts.changed, ...changed.map(({ row, carried }) => ({ before: row, after: carried }))],
        })
        const previous = [old, ...changed.map(({ row }) => row)]
        return {
          event: toEvent(after),
          events: await rereadEvents(
            calendar,
            previous.map(({ id }) => id),
          ),
          previous: toEventsByStart(previous),
        }
      }
      return withCalendar(db, actor, update, answers)
    },

    /** Marks as removed, so that Undo can restore. */
    remove(actor: Actor, id: string, scope?: SeriesScope): Promise<EventRemovalAnswer> {
      return withCalendar(db, actor, async (calendar) => {
        const series = await lockSeries(calendar, id)
        const stored = series.find((row) => row.id === id.toLowerCase() && row.deletedAt === null)
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.status === 'finished') throw alreadyFinished(stored)
        const removed = [stored, ...othersInScope(series.filter(isThere), stored, scope ?? 'this')]
        const ids = removed.map((row) => row.id)
        await removeEvents(calendar, removed)
        return { id: stored.id, ...(scope !== undefined && { ids, events: toEventsByStart(removed) }) }
      })
    },
  }
}
