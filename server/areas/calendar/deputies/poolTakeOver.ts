import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PoolPersonWrite, TakeOver } from '@contract/calendar/deputyPool'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { assertPoolRoom, auditedOf, savePerson, subjectOf } from './poolRepository'
import { poolColumns, toPerson } from './poolRows'

const isLoose = and(isNull(deputies.deletedAt), isNull(deputies.memberId), isNull(deputies.poolPersonId))

/** Deputies of events who are neither members nor people of the pool, the last one first. */
export async function listPastDeputies(db: Database, groupId: string) {
  const { id, name, instrument, email, phone } = deputies
  const rows = await db
    .select({ id, name, instrument, email, phone, startsAt: events.startsAt })
    .from(deputies)
    .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, deputies.eventId)))
    .where(and(eq(deputies.groupId, groupId), isLoose, isNull(events.deletedAt)))
    .orderBy(desc(events.startsAt), desc(id))
  return rows.map(({ startsAt, ...row }) => {
    const told = Object.entries({ instrument: row.instrument, email: row.email, phone: row.phone })
    return {
      id: row.id,
      name: row.name,
      ...Object.fromEntries(told.filter(([, value]) => value !== null)),
      start: startsAt.toISOString(),
    }
  })
}

const presentPeople = (groupId: string, ids: string[]) =>
  and(eq(poolPeople.groupId, groupId), isIn(poolPeople.id, ids), isNull(poolPeople.deletedAt))

async function assertTied(tx: Transaction, groupId: string, ties: TakeOver['ties']): Promise<void> {
  const ids = [...new Set(ties.map(({ personId }) => personId.toLowerCase()))]
  if (ids.length > 0 && (await tx.$count(poolPeople, presentPeople(groupId, ids))) !== ids.length)
    throw new ApiError('not_found')
}

/** Who played at past events becomes people of the pool: all of it or nothing (contract/calendar/deputyPool.ts). */
export function poolTakeOver(db: Database) {
  const ofDeputies = (groupId: string, ids: string[]) => and(eq(deputies.groupId, groupId), isIn(deputies.id, ids))

  return {
    add(actor: Actor, { people, ties }: { people: PoolPersonWrite[]; ties: TakeOver['ties'] }) {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        for (const person of people) await savePerson(tx, actor, person)
        await assertPoolRoom(tx, groupId, 'takeOver.people')
        await assertTied(tx, groupId, ties)
        for (const { personId, deputyIds } of ties)
          await tx
            .update(deputies)
            .set({ poolPersonId: personId })
            .where(and(ofDeputies(groupId, deputyIds), isLoose))
        return { added: people.length }
      })
    },

    undo(actor: Actor, { people, ties }: { people: string[]; ties: TakeOver['ties'] }) {
      const { groupId } = actor
      const where = presentPeople(groupId, people)
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const found = await tx.select(poolColumns).from(poolPeople).where(where).for('update')
        if (found.length < people.length) throw new ApiError('not_found')
        const changed = found.find(({ version }) => version !== 1)
        if (changed) throw new ApiError('conflict', { current: toPerson(changed) })
        for (const { personId, deputyIds } of ties)
          await tx
            .update(deputies)
            .set({ poolPersonId: null })
            .where(and(ofDeputies(groupId, deputyIds), eq(deputies.poolPersonId, personId)))
        for (const person of found)
          await appendAudit(tx, actor, {
            action: 'pool_person_removed',
            subject: subjectOf(person),
            before: auditedOf(person),
          })
        if (found.length > 0)
          await tx
            .update(poolPeople)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(where)
        return { removed: found.length }
      })
    },
  }
}
