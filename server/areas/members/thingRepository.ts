import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { THINGS_MAX } from '@contract/members/things'
import type { Thing, ThingHistory, ThingList, ThingWrite } from '@contract/members/things'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { loans, things } from '../../platform/db/schema/members/things'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import type { SavedRecord } from '../../platform/records/saveRecord'
import { isThing, lastFirst, loanColumns, thingColumns, thingContent, toLoan, toThing } from './thingRows'
import type { ThingRow } from './thingRows'

const subjectOf = ({ id, name }: ThingRow) => ({ type: 'thing', id, name }) as const

/** In the activity log. */
const auditedOf = (row: ThingRow) => ({
  name: row.name,
  kind: row.kind,
  thingNumber: row.number ?? undefined,
  serialNumber: row.serialNumber ?? undefined,
  worth: row.value ?? undefined,
  condition: row.condition ?? undefined,
  insurance: row.insurance ?? undefined,
  boughtOn: row.boughtOn ?? undefined,
  place: row.place ?? undefined,
  notes: row.notes ?? undefined,
})

/** Throws `invalid` where another thing has the number, ignoring case and accents, or there are too many. */
async function assertFits(tx: Transaction, groupId: string, { id, number }: ThingRow): Promise<void> {
  const [others] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      hasTwin: sql<boolean>`coalesce(bool_or(fold_text(${things.number}) = fold_text(${number})), false)`,
    })
    .from(things)
    .where(and(eq(things.groupId, groupId), isNull(things.deletedAt), ne(things.id, id)))
  if (others?.hasTwin) throw invalidField('thing.number', 'taken')
  if ((others?.count ?? 0) >= THINGS_MAX) throw invalidField('thing.name', `too_many:${THINGS_MAX}`)
}

/** Creates or replaces one thing, whose number and place in the list the caller looks after. */
export async function saveThing(tx: Transaction, actor: Actor, written: ThingWrite): Promise<SavedRecord<ThingRow>> {
  const { groupId } = actor
  const where = isThing(groupId, written.id)
  const content = thingContent(written)
  const saved = await saveRecord<ThingRow>(
    {
      lock: async () => (await tx.select(thingColumns).from(things).where(where).for('update'))[0],
      insert: async () => {
        const values = { groupId, id: written.id, ...content }
        return (await tx.insert(things).values(values).onConflictDoNothing().returning(thingColumns))[0]
      },
      replace: async ({ version }) => {
        const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
        return (await tx.update(things).set(set).where(where).returning(thingColumns))[0]
      },
      isSame: (stored) => isDeepStrictEqual(thingContent(toThing(stored)), content),
      toRecord: toThing,
    },
    written.version,
  )
  await appendSaved(tx, actor, saved, 'thing', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
  return saved
}

/** In the activity log. */
export const appendThingRemoved = (tx: Transaction, actor: Actor, row: ThingRow): Promise<void> =>
  appendAudit(tx, actor, { action: 'thing_removed', subject: subjectOf(row), before: auditedOf(row) })

/** The loans of a group with the names of who has the things. */
const readLent = (db: Database, groupId: string) =>
  db
    .select({ ...loanColumns, memberName: members.name })
    .from(loans)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, loans.memberId)))
    .$dynamic()

export function thingRepository(db: Database) {
  return {
    async list(groupId: string): Promise<ThingList> {
      const [rows, lent] = await Promise.all([
        db
          .select(thingColumns)
          .from(things)
          .where(and(eq(things.groupId, groupId), isNull(things.deletedAt)))
          .orderBy(asc(things.name), asc(things.number), asc(things.id)),
        readLent(db, groupId).where(and(eq(loans.groupId, groupId), isNull(loans.deletedAt), isNull(loans.returnedOn))),
      ])
      const byThing = new Map(lent.map(({ memberName, ...loan }) => [loan.thingId, { loan: toLoan(loan), memberName }]))
      return {
        things: rows.map((row) => {
          const held = byThing.get(row.id)
          return { thing: toThing(row), ...(held && { lent: held }) }
        }),
      }
    },

    async find(groupId: string, id: string): Promise<ThingHistory> {
      const [[row], lent] = await Promise.all([
        db
          .select(thingColumns)
          .from(things)
          .where(and(isThing(groupId, id), isNull(things.deletedAt))),
        readLent(db, groupId)
          .where(and(eq(loans.groupId, groupId), eq(loans.thingId, id), isNull(loans.deletedAt)))
          .orderBy(...lastFirst),
      ])
      if (row === undefined) throw new ApiError('not_found')
      return { thing: toThing(row), loans: lent.map(({ memberName, ...loan }) => ({ loan: toLoan(loan), memberName })) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: ThingWrite): Promise<{ thing: Thing; isNew: boolean }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const saved = await saveThing(tx, actor, written)
        if (saved.act !== undefined) await assertFits(tx, groupId, saved.row)
        return { thing: toThing(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; version and loans stay. Throws `invalid` while it is lent. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [lent] = await tx
          .select({ id: loans.id })
          .from(loans)
          .where(
            and(eq(loans.groupId, groupId), eq(loans.thingId, id), isNull(loans.deletedAt), isNull(loans.returnedOn)),
          )
          .limit(1)
        if (lent !== undefined) throw invalidField('id', 'still_lent')
        const [removed] = await tx
          .update(things)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isThing(groupId, id), isNull(things.deletedAt)))
          .returning(thingColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendThingRemoved(tx, actor, removed)
        return { id: removed.id }
      })
    },
  }
}
