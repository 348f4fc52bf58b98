import { and, eq, isNull } from 'drizzle-orm'
import { OCCURRENCES_MAX } from '@contract/calendar'
import type { EventAnswer } from '@contract/calendar'
import type { SeriesChange, SeriesPreview } from '@contract/calendar/seriesChange'
import { planChange } from './seriesPlan'
import type { SeriesPlan } from './seriesPlan'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendEventAudits } from './eventAudit'
import { lockSeries, toEventsByStart, isOfSeries, occurrencesAt } from './eventOccurrences'
import { eventColumns, timesOf, toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'
import { alreadyFinished } from './eventRules'
import { lockEvents, insertEvents, inIds, removeEvents, withCalendar } from './eventWrites'
import type { StoredEvent } from './eventWrites'
import { findTimeZone } from '../../../platform/time/groupTimeZone'

type ChangeRequest = Omit<SeriesChange, 'remove'>

/** `series`: its events that are not removed. */
function planFor<Row extends EventRow>(series: Row[], { id, repeat }: ChangeRequest, timeZone: string) {
  const event = series.find((row) => row.id === id.toLowerCase())
  if (event === undefined) throw new ApiError('not_found')
  const { seriesId } = event
  if (seriesId === null) throw invalidField('id', 'not_allowed')
  const others = series.filter((row) => row !== event)
  return { event, seriesId, plan: planChange(event, others, repeat, timeZone) }
}

/** Throws where the series would be longer than a new one may be (contract/calendar.ts). */
function checkLength({ repeat }: ChangeRequest, length: number): void {
  const field = repeat.until === undefined ? 'repeat.count' : 'repeat.until'
  if (length > OCCURRENCES_MAX) throw invalidField(field, `too_big:${OCCURRENCES_MAX}`)
}

/** The rows to remove. Throws where one of them is on a day that the rule names. */
function rowsToRemove(
  remove: string[],
  series: StoredEvent[],
  { ruleException }: SeriesPlan<StoredEvent>,
): StoredEvent[] {
  const ids = [...new Set(remove.map((id) => id.toLowerCase()))]
  return ids.map((id, index) => {
    const row = series.find((one) => one.id === id)
    if (row === undefined) throw new ApiError('not_found')
    if (row.status === 'finished') throw alreadyFinished(row)
    if (!ruleException.some((off) => off.row === row)) throw invalidField(`remove.${index}`, 'not_allowed')
    return row
  })
}

export function eventSeriesChangeRepository(db: Database) {
  return {
    async preview(groupId: string, wanted: ChangeRequest): Promise<SeriesPreview> {
      const timeZone = await findTimeZone(db, groupId)
      const isThere = and(eq(events.groupId, groupId), isNull(events.deletedAt), isOfSeries(db, groupId, wanted.id))
      const series = await db.select(eventColumns).from(events).where(isThere).orderBy(events.startsAt, events.id)
      const { added, ruleException, kept, finished: done } = planFor(series, wanted, timeZone).plan
      checkLength(wanted, series.length - ruleException.length + added.length)
      return {
        added: added.map(timesOf),
        offRule: ruleException.map(({ row, isChanged }) => ({ event: toEvent(row), isChanged })),
        kept,
        finished: done,
      }
    },

    /** Returns what was added, and what was removed, as it was before. */
    change(actor: Actor, { remove = [], ...wanted }: SeriesChange): Promise<EventAnswer> {
      return withCalendar(db, actor, async (calendar) => {
        const series = (await lockSeries(calendar, wanted.id)).filter(({ deletedAt }) => deletedAt === null)
        const { event, seriesId, plan } = planFor(series, wanted, calendar.timeZone)
        const removed = rowsToRemove(remove, series, plan)
        checkLength(wanted, series.length - removed.length + plan.added.length)
        const added = occurrencesAt(event, plan.added, seriesId)
        await insertEvents(calendar, added)
        await appendEventAudits(calendar, { added })
        await removeEvents(calendar, removed)
        const stored = await lockEvents(calendar, inIds(added.map(({ id }) => id)))
        return { event: toEvent(event), events: toEventsByStart(stored), previous: toEventsByStart(removed) }
      })
    },
  }
}
