import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, lt, max, ne, sql } from 'drizzle-orm'
import { OWN_FIELDS_MAX } from '@contract/members/ownFields'
import type { OwnField, OwnFieldCounts, OwnFieldWrite } from '@contract/members/ownFields'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { ownFields } from '../../platform/db/schema/members/ownFields'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import { ownFieldColumns, ownFieldContent, readOwnFields, toOwnField } from './ownFieldRows'

const storedColumns = { ...ownFieldColumns, deletedAt: ownFields.deletedAt }
type Row = Pick<typeof ownFields.$inferSelect, keyof typeof storedColumns>

const isField = (groupId: string, id: string) => and(eq(ownFields.groupId, groupId), eq(ownFields.id, id))

const subjectOf = ({ id, name }: Pick<OwnField, 'id' | 'name'>) => ({ type: 'own_field', id, name }) as const
const auditedOf = ({ name, kind, options, seenBy, writtenBy }: Row) => ({
  name,
  kind,
  options: options?.map((option) => option.name).join(', '),
  seenBy: seenBy.join(', '),
  writtenBy: writtenBy.join(', '),
})

const contentOf = ({ id: _id, version: _version, deletedAt: _deleted, ...content }: Row) => content

/** How many members have a value, of all or of the given options; removed members count, as Undo brings them back. */
async function countValues(tx: Transaction, groupId: string, id: string, options?: string[]): Promise<number> {
  const value = sql`${members.ownValues} ->> ${id}`
  const has = options ? sql`${value} = any(${sql.param(options)})` : sql`${value} is not null`
  return tx.$count(members, and(eq(members.groupId, groupId), has))
}

/** Throws `invalid` where members have values that would lose their meaning. */
async function assertKeepsValues(tx: Transaction, groupId: string, stored: Row, field: OwnFieldWrite): Promise<void> {
  const content = ownFieldContent(field)
  if (stored.kind !== content.kind) {
    const count = await countValues(tx, groupId, stored.id)
    if (count > 0) throw invalidField('field.kind', `in_use:${count}`)
    return
  }
  const kept = new Set(content.options?.map(({ id }) => id))
  const dropped = stored.options?.flatMap(({ id }) => (kept.has(id) ? [] : [id])) ?? []
  const count = dropped.length === 0 ? 0 : await countValues(tx, groupId, stored.id, dropped)
  if (count > 0) throw invalidField('field.options', `in_use:${count}`)
}

/** Throws `invalid` where another field has the name, ignoring case and accents, options repeat, or there are too many fields. */
async function assertFits(tx: Transaction, groupId: string, { id, name, options }: Row): Promise<void> {
  const isTwin = sql<boolean>`fold_text(${ownFields.name}) = fold_text(${name})`
  const others = await tx
    .select({ isTwin })
    .from(ownFields)
    .where(and(eq(ownFields.groupId, groupId), isNull(ownFields.deletedAt), ne(ownFields.id, id)))
  if (others.some((other) => other.isTwin)) throw invalidField('field.name', 'taken')
  if (others.length >= OWN_FIELDS_MAX) throw invalidField('field.name', `too_many:${OWN_FIELDS_MAX}`)
  const seen = new Set<string>()
  for (const [at, option] of (options ?? []).entries()) {
    const key = option.name.toLowerCase()
    if (seen.has(key) || seen.has(option.id)) throw invalidField(`field.options.${at}.name`, 'taken')
    seen.add(key).add(option.id)
  }
}

async function insert(tx: Transaction, groupId: string, field: OwnFieldWrite): Promise<Row | undefined> {
  const [last] = await tx
    .select({ position: max(ownFields.position) })
    .from(ownFields)
    .where(eq(ownFields.groupId, groupId))
  const values = { groupId, id: field.id, position: (last?.position ?? 0) + 1, ...ownFieldContent(field) }
  return (await tx.insert(ownFields).values(values).onConflictDoNothing().returning(storedColumns))[0]
}

export function ownFieldRepository(db: Database) {
  return {
    async count(groupId: string): Promise<OwnFieldCounts> {
      const { rows } = await db.execute<{ id: string; count: string }>(sql`
        select value.id, count(*) as count
          from ${members} cross join jsonb_object_keys(${members.ownValues}) as value (id)
         where ${members.groupId} = ${groupId} and ${members.deletedAt} is null
         group by value.id`)
      return { counts: rows.map(({ id, count }) => ({ id, count: Number(count) })) }
    },

    /** Creates at the end of the order, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, field: OwnFieldWrite): Promise<{ field: OwnField; isNew: boolean }> {
      const { groupId } = actor
      const isThis = isField(groupId, field.id)
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const saved = await saveRecord<Row>(
          {
            lock: async () => (await tx.select(storedColumns).from(ownFields).where(isThis).for('update'))[0],
            insert: () => insert(tx, groupId, field),
            replace: async (stored) => {
              await assertKeepsValues(tx, groupId, stored, field)
              const version = stored.version + 1
              const set = { ...ownFieldContent(field), version, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(ownFields).set(set).where(isThis).returning(storedColumns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(contentOf(stored), ownFieldContent(field)),
            toRecord: toOwnField,
          },
          field.version,
        )
        if (saved.act !== undefined) await assertFits(tx, groupId, saved.row)
        await appendSaved(tx, actor, saved, 'own_field', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
        return { field: toOwnField(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays, and so do the members' values. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(ownFields)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isField(groupId, id), isNull(ownFields.deletedAt)))
          .returning(storedColumns)
        if (removed === undefined) throw new ApiError('not_found')
        const [subject, before] = [subjectOf(removed), auditedOf(removed)]
        await appendAudit(tx, actor, { action: 'own_field_removed', subject, before })
        return { id: removed.id }
      })
    },

    /** Reorders all fields. Versions stay, as the fields themselves do not change. */
    order(actor: Actor, ids: string[]): Promise<OwnField[]> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const wanted = ids.map((id) => id.toLowerCase())
        // Held in the order of a member's save (lockOwnFields), so that the two never wait for each other.
        await tx
          .select({ id: ownFields.id })
          .from(ownFields)
          .where(eq(ownFields.groupId, groupId))
          .orderBy(asc(ownFields.id))
          .for('update')
        const fields = await readOwnFields(tx, groupId)
        const known = fields.map(({ id }) => id)
        if (!isDeepStrictEqual(wanted.toSorted(), known.toSorted())) throw new ApiError('conflict')
        if (isDeepStrictEqual(wanted, known)) return fields
        const rows = JSON.stringify(wanted.map((id, at) => ({ id, position: at + 1 })))
        await tx.execute(sql`
          update ${ownFields} set position = wanted.position
            from jsonb_to_recordset(${rows}::jsonb) as wanted (id uuid, position integer)
           where ${ownFields.groupId} = ${groupId} and ${ownFields.id} = wanted.id`)
        const named = new Map(fields.map(({ id, name }) => [id, name]))
        const inWords = (of: string[]) => of.map((id) => named.get(id) ?? '').join(' · ')
        await appendAudit(tx, actor, {
          action: 'own_fields_ordered',
          subject: { type: 'own_field' },
          before: { order: inWords(known) },
          after: { order: inWords(wanted) },
        })
        return readOwnFields(tx, groupId)
      })
    },
  }
}

/** Deletes fields removed before the instant for good, with the members' values of them. Returns their number. */
export async function purgeOwnFields(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const removed = await tx
    .delete(ownFields)
    .where(and(eq(ownFields.groupId, groupId), lt(ownFields.deletedAt, before)))
    .returning({ id: ownFields.id })
  if (removed.length === 0) return 0
  const ids = sql.param(removed.map(({ id }) => id))
  await tx
    .update(members)
    .set({ ownValues: sql`${members.ownValues} - ${ids}::text[]` })
    .where(and(eq(members.groupId, groupId), sql`${members.ownValues} ?| ${ids}::text[]`))
  return removed.length
}
