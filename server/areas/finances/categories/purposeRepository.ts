import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { PURPOSES_MAX } from '@contract/finances/purposes'
import type { Purpose, PurposeList, PurposeWrite } from '@contract/finances/purposes'
import type { AuditFields } from '@contract/audit'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { finances } from '../../../platform/db/schema/finances/finances'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { assertKnownLinks, purposeColumns, toPurpose, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { purposeEntries } from './purposeSums'

const columns = { ...purposeColumns, deletedAt: financePurposes.deletedAt }
type Row = Pick<typeof financePurposes.$inferSelect, keyof typeof columns>

const isPurpose = (groupId: string, id: string) => and(eq(financePurposes.groupId, groupId), eq(financePurposes.id, id))

const contentOf = ({ name, note, endsOn, eventId, category, isClosed }: Omit<PurposeWrite, 'version'>) => ({
  name,
  note: note ?? null,
  endsOn: endsOn ?? null,
  eventId: eventId?.toLowerCase() ?? null,
  category: category ?? null,
  isClosed: isClosed === true,
})

const subjectOf = ({ id, name }: Pick<Row, 'id' | 'name'>) => ({ type: 'purpose', id, name }) as const

/** By the names of the fields in the activity log. */
const auditedOf = (
  { name, note, endsOn, eventId, category, isClosed }: Row,
  titles: ReadonlyMap<string, string>,
): AuditFields => ({
  name,
  notes: note ?? undefined,
  until: endsOn ?? undefined,
  event: eventId === null ? undefined : titles.get(eventId),
  category: category ?? undefined,
  isArchived: isClosed,
})

/** The events' titles by id, of removed ones too. */
async function titlesOf({ tx, groupId }: Ledger, rows: readonly (Row | undefined)[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => row?.eventId ?? [])
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.groupId, groupId), isIn(events.id, ids)))
  return new Map(found.map(({ id, title }) => [id, title]))
}

async function findRow({ tx, groupId }: Ledger, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(columns).from(financePurposes).where(isPurpose(groupId, id))
  return row
}

/** Whether an entry has it. Removed entries count, as Undo restores them with it. */
async function isUsed({ tx, groupId }: Ledger, id: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.purposeId, id)))
    .limit(1)
  return entry !== undefined
}

/** Throws `invalid` where another one has the same name, ignoring case and accents, or there are too many. */
async function assertFits({ tx, groupId }: Ledger, { id, name }: Row): Promise<void> {
  const others = await tx
    .select({ isTwin: sql<boolean>`fold_text(${financePurposes.name}) = fold_text(${name})` })
    .from(financePurposes)
    .where(and(eq(financePurposes.groupId, groupId), isNull(financePurposes.deletedAt), ne(financePurposes.id, id)))
  if (others.some(({ isTwin }) => isTwin)) throw invalidField('purpose.name', 'taken')
  if (others.length >= PURPOSES_MAX) throw invalidField('purpose.name', `too_many:${PURPOSES_MAX}`)
}

export function purposeRepository(db: Database) {
  return {
    async list(groupId: string): Promise<PurposeList> {
      const rows = await db
        .select({
          ...purposeColumns,
          came: sql<number>`coalesce(sums.came, 0)::bigint`,
          spent: sql<number>`coalesce(sums.spent, 0)::bigint`,
          entries: sql<number>`coalesce(sums.entries, 0)::bigint`,
          isUsed: sql<boolean>`sums.purpose_id is not null`,
          event: events.title,
        })
        .from(financePurposes)
        .leftJoin(
          events,
          and(eq(events.groupId, groupId), eq(events.id, financePurposes.eventId), isNull(events.deletedAt)),
        )
        .leftJoin(
          sql`(select purpose_id, count(*) filter (where is_there) as entries,
                      sum(came) filter (where is_there and status = 'paid') as came,
                      sum(spent) filter (where is_there and status = 'paid') as spent
                 from (${purposeEntries(groupId)}) entries group by 1) sums`,
          sql`sums.purpose_id = ${financePurposes.id}`,
        )
        .where(and(eq(financePurposes.groupId, groupId), isNull(financePurposes.deletedAt)))
        .orderBy(asc(financePurposes.name), asc(financePurposes.id))
      return {
        purposes: rows.map(({ came, spent, entries, isUsed: used, event, ...row }) => ({
          purpose: toPurpose(row),
          came,
          spent,
          entries,
          isUsed: used,
          ...(event !== null && { event }),
        })),
      }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: PurposeWrite): Promise<{ purpose: Purpose; isNew: boolean }> {
      const { id, version } = written
      const content = contentOf(written)
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        await assertKnownLinks(ledger, [{ eventId: written.eventId }], () => 'purpose')
        const saved = await saveRecord<Row>(
          {
            lock: () => findRow(ledger, id),
            insert: async () => {
              const values = { groupId, id, ...content }
              return (await tx.insert(financePurposes).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) => {
              const set = { ...content, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              const isStored = isPurpose(groupId, stored.id)
              return (await tx.update(financePurposes).set(set).where(isStored).returning(columns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(contentOf(toPurpose(stored)), content),
            toRecord: toPurpose,
          },
          version,
        )
        if (saved.act !== undefined) await assertFits(ledger, saved.row)
        const titles = await titlesOf(ledger, saved.act === undefined ? [] : [saved.row, saved.before])
        await appendSaved(tx, actor, saved, 'purpose', (row) => ({
          subject: subjectOf(row),
          fields: auditedOf(row, titles),
        }))
        return { purpose: toPurpose(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. Throws `purpose_in_use` for one that entries have, which can be closed instead. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRow(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        if (await isUsed(ledger, stored.id)) throw new ApiError('purpose_in_use')
        await ledger.tx
          .update(financePurposes)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isPurpose(ledger.groupId, stored.id))
        await appendAudit(ledger.tx, actor, {
          action: 'purpose_removed',
          subject: subjectOf(stored),
          before: auditedOf(stored, await titlesOf(ledger, [stored])),
        })
      })
    },
  }
}
