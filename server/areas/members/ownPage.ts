import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MyThing } from '@contract/calendar/replies'
import type { MyOwnField, OwnValue, OwnValues } from '@contract/ownValues'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { ownFields } from '../../platform/db/schema/members/ownFields'
import { loans, things } from '../../platform/db/schema/members/things'
import { ApiError, invalidField } from '../../platform/http/errors'
import { lockOwnFields, readAllOwnFields } from './ownFieldRows'
import { auditedOwnValues, mergeOwnValues } from './ownValues'

interface Self {
  groupId: string
  memberId: string
}

interface SelfWriter extends Self {
  actor: (member: Self & { name: string }) => Actor
  /** The kind of their personal link, where they wrote by one. */
  via: string | undefined
}

const isSelf = ({ groupId, memberId }: Self) =>
  and(eq(members.groupId, groupId), eq(members.id, memberId), isNull(members.deletedAt))

/** What a member has of the group's, first lent first; null: nothing. For a statement that is made on each visit anyway. */
export const thingsOfSelf = ({ groupId, memberId }: Self): SQL<Record<keyof MyThing, string | null>[] | null> => sql`(
  select json_agg(json_build_object('name', thing.name, 'number', thing.number, 'since', lent.since, 'until', lent.until)
                  order by lent.since, lent.id)
    from ${loans} lent join ${things} thing on thing.group_id = ${groupId} and thing.id = lent.thing_id
   where lent.group_id = ${groupId} and lent.member_id = ${memberId} and lent.deleted_at is null
     and lent.returned_on is null and thing.deleted_at is null)`

/** What a member reads of their own fields, in the group's order; empty for somebody who was removed. In one statement, for each visit. */
export async function ownFieldsOfSelf(db: Database | Transaction, self: Self): Promise<MyOwnField[]> {
  const { id, name, kind, options, writtenBy, seenBy, position, deletedAt } = ownFields
  const rows = await db
    .select({ id, name, kind, options, writtenBy, seenBy, ownValues: members.ownValues })
    .from(ownFields)
    .innerJoin(members, isSelf(self))
    .where(and(eq(ownFields.groupId, self.groupId), isNull(deletedAt)))
    .orderBy(asc(position), asc(id))
  return rows
    .filter((row) => row.seenBy.includes('self'))
    .map((row) => {
      const value = row.ownValues[row.id]
      return {
        id: row.id,
        name: row.name,
        kind: row.kind,
        ...(row.options && { options: row.options }),
        isWritable: row.writtenBy.includes('self'),
        ...(value !== undefined && { value }),
      }
    })
}

/**
 * Stores one value as the member writes it, null for none. Throws `not_found` for a field that they do not read, and `invalid` at
 * `ownValue.value`.
 */
export function setOwnValueOfSelf(
  db: Database,
  self: SelfWriter,
  { fieldId: given, value }: { fieldId: string; value: OwnValue | null },
): Promise<MyOwnField[]> {
  const { groupId, memberId } = self
  const id = given.toLowerCase()
  return db.transaction(async (tx) => {
    const fields = await lockOwnFields(tx, groupId)
    const { name, ownValues: stored, version } = members
    const [row] = await tx.select({ name, stored, version }).from(members).where(isSelf(self)).for('no key update')
    if (row === undefined || !fields.some((field) => field.id === id && field.seenBy.includes('self')))
      throw new ApiError('not_found')
    const wanted: OwnValues = { ...row.stored }
    if (value === null) delete wanted[id]
    else wanted[id] = value
    const { values, errors } = mergeOwnValues(
      fields,
      { given: wanted, stored: row.stored },
      { as: 'self', name: row.name },
    )
    const [wrong] = errors
    if (wrong !== undefined) throw invalidField('ownValue.value', wrong[1])
    if (values !== row.stored) {
      await tx
        .update(members)
        .set({ ownValues: values, version: row.version + 1, updatedAt: sql`now()` })
        .where(isSelf(self))
      const all = await readAllOwnFields(tx, groupId)
      await appendAudit(tx, self.actor({ groupId, memberId, name: row.name }), {
        action: 'member_changed',
        subject: { type: 'member', id: memberId, name: row.name },
        before: auditedOwnValues(all, row.stored, values),
        after: auditedOwnValues(all, values, row.stored),
        context: { via: self.via },
      })
    }
    return ownFieldsOfSelf(tx, self)
  })
}
