import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { EventFee } from '@contract/finances/eventFees'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'

/** An entry that was removed keeps its id for Undo: so often a fee can be entered anew. */
const ENTRIES_MAX = 8

function nextId(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex')
  // A UUID of version 8 (RFC 9562, 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The ids under which the fee can be an entry, the first one first. */
function entryIds(first: string): string[] {
  const ids = [first]
  while (ids.length < ENTRIES_MAX) ids.push(nextId(ids.at(-1) ?? first))
  return ids
}

/** What deputies ask for who said yes, and what was entered for those who withdrew since. By name. Throws `not_found`. */
export async function listEventFees(db: Database, groupId: string, eventId: string): Promise<EventFee[]> {
  const [event] = await db
    .select({ id: events.id, planNumber: events.planNumber })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId), isNull(events.deletedAt)))
  if (event === undefined) throw new ApiError('not_found')
  const { id, name, instrument, fee, feeEntryId, answer, planNumber, deletedAt } = deputies
  const rows = await db
    .select({ id, name, instrument, fee, feeEntryId, answer, planNumber, deletedAt })
    .from(deputies)
    .where(and(eq(deputies.groupId, groupId), eq(deputies.eventId, event.id), isNotNull(feeEntryId)))
    .orderBy(asc(name), asc(id))
  const asked = rows.map((row) => ({ ...row, ids: entryIds(row.feeEntryId ?? '') }))
  const entries = await db
    .select({ id: finances.id, amount: finances.amount, deletedAt: finances.deletedAt })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(
          finances.id,
          asked.flatMap(({ ids }) => ids),
        ),
      ),
    )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return asked.flatMap(({ ids, ...row }): EventFee[] => {
    const entered = ids.flatMap((one) => byId.get(one) ?? []).find((entry) => entry.deletedAt === null)
    const plays = row.deletedAt === null && row.answer === 'yes' && row.planNumber === event.planNumber
    const entryId = entered?.id ?? ids.find((one) => !byId.has(one))
    if (entryId === undefined || (entered === undefined && (!plays || row.fee === null))) return []
    return [
      {
        deputyId: row.id,
        name: row.name,
        ...(row.instrument !== null && { instrument: row.instrument }),
        ...(plays && row.fee !== null && { fee: row.fee }),
        entryId,
        ...(entered && { entered: entered.amount }),
      },
    ]
  })
}
