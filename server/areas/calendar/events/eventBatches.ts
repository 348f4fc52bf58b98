import { and, eq, isNull, ne } from 'drizzle-orm'
import type { EventWrite } from '@contract/calendar'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { findUnknownMembers } from '../../unknownMembers'
import { toRow } from './eventRows'
import type { EventContent } from './eventRows'
import { checkNew, checkReplacement, checkRepetition, isDetached } from './eventRules'
import type { SentEvent } from './eventRules'
import { lockEvents, insertEvents, inIds, setSeries, updateEvents } from './eventWrites'
import type { Calendar, StoredEvent } from './eventWrites'

export interface Batch {
  /** What the call did, for the activity log; a repeated call did nothing. */
  acts: { added: StoredEvent[]; changed: { before: StoredEvent; after: StoredEvent }[]; restored: StoredEvent[] }
  /** As they are stored now, in the order of the call. */
  stored: StoredEvent[]
  /** By id, the events that existed before, as they were; all others were created. */
  before: Map<string, StoredEvent>
}

const byId = (rows: StoredEvent[]) => new Map(rows.map((row) => [row.id, row]))

function assertDistinctIds(sent: SentEvent[]): void {
  const seen = new Set<string>()
  const fields = new Map<string, string>()
  for (const { row, path } of sent) {
    if (seen.has(row.id)) fields.set(`${path}.id`, 'taken')
    seen.add(row.id)
  }
  if (fields.size > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) })
}

/** Takes the last event out of its series. Throws where others of the series are left. */
async function detachFromSeries(calendar: Calendar, { row: { id }, path }: SentEvent): Promise<void> {
  const ofSeries = and(eq(events.groupId, calendar.groupId), eq(events.seriesId, id))
  const left = await calendar.tx.$count(events, and(ofSeries, ne(events.id, id), isNull(events.deletedAt)))
  if (left > 0) throw invalidField(`${path}.extendedProps.seriesId`, 'required')
  await setSeries(calendar, [id], null)
}

/** The ids of series that the new events form: two or more of them have as `seriesId` the id of one of them. */
function newSeries(fresh: SentEvent[]): ReadonlySet<string> {
  const named = fresh.flatMap(({ write }) => write.extendedProps.seriesId?.toLowerCase() ?? [])
  const ids = new Set(fresh.map(({ row }) => row.id))
  const isSeries = (id: string) => ids.has(id) && named.filter((one) => one === id).length > 1
  return new Set(named.filter(isSeries))
}

/** Throws where an event names an instrumentation that is not the group's. Removed ones may be named, as they can be restored. */
async function assertKnownInstrumentations({ tx, groupId }: Calendar, sent: SentEvent[]): Promise<void> {
  const wanted = sent.flatMap(({ row, path }) => (row.lineupId === null ? [] : [{ id: row.lineupId, path }]))
  if (wanted.length === 0) return
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const rows = await tx
    .select({ id: lineups.id })
    .from(lineups)
    .where(and(eq(lineups.groupId, groupId), isIn(lineups.id, ids)))
  const known = new Set(rows.map(({ id }) => id))
  const unknown = wanted.filter(({ id }) => !known.has(id))
  const fields = unknown.map(({ path }) => [`${path}.extendedProps.lineupId`, 'not_allowed'] as const)
  if (fields.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) })
}

/** Throws where an event newly invites somebody who is no member of the group. Those invited before may have been purged since. */
async function assertKnownMembers(
  { tx, groupId }: Calendar,
  sent: SentEvent[],
  before: ReadonlyMap<string, StoredEvent>,
): Promise<void> {
  const wanted = sent.flatMap(({ row, path }) => {
    const old = new Set(before.get(row.id)?.asks?.memberIds)
    return (row.asks?.memberIds ?? []).filter((id) => !old.has(id)).map((id) => ({ id, path }))
  })
  const unknown = await findUnknownMembers(
    tx,
    groupId,
    wanted.map(({ id }) => id),
  )
  const wrong = wanted.filter(({ id }) => unknown.has(id))
  const fields = wrong.map(({ path }) => [`${path}.extendedProps.asks.memberIds`, 'not_allowed'] as const)
  if (fields.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) })
}

/** Throws `invalid` unless the instrumentations and the members that the events name are the group's. */
export async function assertKnownNames(
  calendar: Calendar,
  sent: SentEvent[],
  before: ReadonlyMap<string, StoredEvent>,
): Promise<void> {
  await assertKnownInstrumentations(calendar, sent)
  await assertKnownMembers(calendar, sent, before)
}

/**
 * Writes all events or none: without a version each is created, with one replaced or restored (docs/writes.md). The caller
 * appends the activity log (eventAudit.ts).
 */
export async function writeEvents(
  calendar: Calendar,
  writes: EventWrite[],
  pathOf: (index: number) => string,
): Promise<Batch> {
  const sent = writes.map((write, at) => ({ write, row: toRow(write, calendar.timeZone), path: pathOf(at) }))
  assertDistinctIds(sent)
  const areSent = inIds(sent.map(({ row }) => row.id))
  let before = byId(await lockEvents(calendar, areSent))
  const fresh = sent.filter(({ write, row }) => write.version === undefined && !before.has(row.id))
  const series = newSeries(fresh)
  for (const event of fresh) checkNew(event, series)
  const made = await insertEvents(
    calendar,
    fresh.map(({ write, row }) => ({ ...row, seriesId: write.extendedProps.seriesId?.toLowerCase() ?? null })),
  )
  // Another transaction has just created one of these ids. It is committed, as the insert would have waited for it
  // otherwise.
  if (made.size < fresh.length) {
    const all = await lockEvents(calendar, areSent)
    before = byId(all.filter(({ id }) => !made.has(id)))
  }
  await assertKnownNames(calendar, sent, before)
  const replaced: { before: StoredEvent; after: EventContent }[] = []
  for (const event of sent) {
    const stored = before.get(event.row.id)
    if (event.write.version !== undefined) {
      if (stored === undefined) throw new ApiError('not_found')
      checkReplacement(event, stored)
      if (isDetached(event.write, stored)) await detachFromSeries(calendar, event)
      replaced.push({ before: stored, after: event.row })
    } else if (stored !== undefined) checkRepetition(event, stored)
  }
  await updateEvents(calendar, replaced)
  const after = byId(await lockEvents(calendar, areSent))
  const stored = sent.flatMap(({ row }) => after.get(row.id) ?? [])
  const wasThere = replaced.filter((change) => change.before.deletedAt === null)
  return {
    stored,
    before,
    acts: {
      added: stored.filter(({ id }) => made.has(id)),
      changed: wasThere.flatMap((change) => {
        const now = after.get(change.before.id)
        return now === undefined ? [] : [{ before: change.before, after: now }]
      }),
      restored: replaced.map((change) => change.before).filter(({ deletedAt }) => deletedAt !== null),
    },
  }
}
