import { and, eq, isNull, lt } from 'drizzle-orm'
import { ERASED } from '@contract/privacy'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { deputyAsks, deputySearches, poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
import { isPerson, poolColumns, toPerson } from './poolRows'

/** Somebody of the pool who is no more, with the deputies of events who were they. */
interface ErasedPoolPerson extends ErasedPerson {
  deputyIds: string[]
}

/** Deletes them, and takes name and addresses from the events at which they were deputies: only that somebody played remains. */
async function deletePeople(tx: Transaction, groupId: string, people: ErasedPerson[]): Promise<ErasedPoolPerson[]> {
  const ids = people.map(({ id }) => id)
  const rows = await tx
    .update(deputies)
    .set({ name: ERASED, phone: null, email: null, reason: null, hash: null })
    .where(and(eq(deputies.groupId, groupId), isIn(deputies.poolPersonId, ids)))
    .returning({ id: deputies.id, personId: deputies.poolPersonId })
  await tx.delete(poolPeople).where(and(eq(poolPeople.groupId, groupId), isIn(poolPeople.id, ids)))
  return people.map((person) => ({
    ...person,
    deputyIds: rows.flatMap(({ id, personId }) => (personId === person.id ? [id] : [])),
  }))
}

/** Throws `not_found`, and a `conflict` if the version differs from the one that was read. */
export async function erasePoolPerson(
  tx: Transaction,
  groupId: string,
  { id, version }: { id: string; version: number },
): Promise<ErasedPoolPerson> {
  const [row] = await tx
    .select(poolColumns)
    .from(poolPeople)
    .where(and(isPerson(groupId, id), isNull(poolPeople.deletedAt)))
    .for('update')
  if (row === undefined) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('conflict', { current: toPerson(row) })
  const [erased] = await deletePeople(tx, groupId, [{ id: row.id, name: row.name }])
  return erased ?? { id: row.id, name: row.name, deputyIds: [] }
}

/** Deletes whom the group removed before the instant. */
export async function purgePool(tx: Transaction, groupId: string, before: Date): Promise<ErasedPoolPerson[]> {
  const { id, name } = poolPeople
  const gone = await tx
    .select({ id, name })
    .from(poolPeople)
    .where(and(eq(poolPeople.groupId, groupId), lt(poolPeople.deletedAt, before)))
  return gone.length === 0 ? [] : deletePeople(tx, groupId, gone)
}

/** Deletes the searches of events that are about to be deleted. */
export async function deleteSearches(tx: Transaction, groupId: string, eventIds: string[]): Promise<void> {
  const ofEvents = and(eq(deputySearches.groupId, groupId), isIn(deputySearches.eventId, eventIds))
  const ids = (await tx.select({ id: deputySearches.id }).from(deputySearches).where(ofEvents)).map(({ id }) => id)
  await tx.delete(deputyAsks).where(and(eq(deputyAsks.groupId, groupId), isIn(deputyAsks.searchId, ids)))
  await tx.delete(deputySearches).where(ofEvents)
}

/** Removes somebody's name from what is noted of others, or was written to them. */
export async function eraseFromPool(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await tx
    .update(poolPeople)
    .set({ notes: withoutName(poolPeople.notes, person) })
    .where(and(eq(poolPeople.groupId, groupId), mentions(poolPeople.notes, person)))
  const { words } = deputySearches
  await tx
    .update(deputySearches)
    .set({ words: withoutName(words, person) })
    .where(and(eq(deputySearches.groupId, groupId), mentions(words, person)))
}
