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
  /** What it did, for the record: a repetition did nothing. */
  acts: { added: StoredEvent[]; changed: { before: StoredEvent; after: StoredEvent }[]; restored: StoredEvent[] }
  /** As stored now, in the order of the call. */
  stored: StoredEvent[]
  /** Of those that were there already, as they were; the rest were made. */
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

/** Nothing else may be left of its series: the rest would be of a series that nobody began. */
async function detachFromSeries(calendar: Calendar, { row: { id }, path }: SentEvent): Promise<void> {
  const ofSeries = and(eq(events.groupId, calendar.groupId), eq(events.seriesId, id))
  const left = await calendar.tx.$count(events, and(ofSeries, ne(events.id, id), isNull(events.deletedAt)))
  if (left > 0) throw invalidField(`${path}.extendedProps.seriesId`, 'required')
  await setSeries(calendar, [id], null)
}

/** The series that new events form among themselves: two or more with the id of one of them, as the copies of a series do. */
function newSeries(fresh: SentEvent[]): ReadonlySet<string> {
  const named = fresh.flatMap(({ write }) => write.extendedProps.seriesId?.toLowerCase() ?? [])
  const ids = new Set(fresh.map(({ row }) => row.id))
  const isSeries = (id: string) => ids.has(id) && named.filter((one) => one === id).length > 1
  return new Set(named.filter(isSeries))
}

/** Line-ups are the group's own. One that was removed may come back, and can still be named. */
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

/** Whoever it asks is a member of the group. Those that it asked before may have been purged since. */
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

/** What events name of the group's own is there: line-ups, and whoever is asked. */
export async function assertKnownNames(
  calendar: Calendar,
  sent: SentEvent[],
  before: ReadonlyMap<string, StoredEvent>,
): Promise<void> {
  await assertKnownInstrumentations(calendar, sent)
  await assertKnownMembers(calendar, sent, before)
}

/** All or none: each is created, or with a version replaced or restored (docs/writes.md). The caller notes what it did (eventAudit.ts). */
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
  // Somebody made one in this moment: that one is committed, or the insert would still wait for it.
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
