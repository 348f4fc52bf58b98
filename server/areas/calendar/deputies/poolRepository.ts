import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import { POOL_EVENTS_MAX, POOL_MAX } from '@contract/calendar/deputyPool'
import type {
  AllPoolConfig,
  PoolCount,
  PoolEvent,
  PoolHistory,
  PoolList,
  PoolListConfig,
  PoolPerson,
  PoolPersonWrite,
} from '@contract/calendar/deputyPool'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { containsWord, isPartNumber, matchesEveryWord, ordered } from '../../../platform/db/listQuery'
import { readList } from '../../../platform/db/longList'
import type { LongList } from '../../../platform/db/longList'
import { poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import type { SavedRecord } from '../../../platform/records/saveRecord'
import { timesOf } from '../events/public'
import { isPerson, poolColumns, poolContent, toPerson } from './poolRows'
import type { PoolRow } from './poolRows'

export const subjectOf = ({ id, name }: PoolRow) => ({ type: 'pool_person', id, name }) as const

/** In the activity log, without e-mail address and phone. */
export const auditedOf = ({ name, instruments, notes, fee, isArchived }: PoolRow) => ({
  name,
  instrument: instruments.map(({ instrument }) => instrument).join(', ') || undefined,
  notes: notes ?? undefined,
  fee: fee ?? undefined,
  isArchived: isArchived || undefined,
})

/** Creates or replaces one person; the caller looks after the size of the pool. */
export async function savePerson(
  tx: Transaction,
  actor: Actor,
  written: PoolPersonWrite,
): Promise<SavedRecord<PoolRow>> {
  const { groupId } = actor
  const where = isPerson(groupId, written.id)
  const content = poolContent(written)
  const saved = await saveRecord<PoolRow>(
    {
      lock: async () => (await tx.select(poolColumns).from(poolPeople).where(where).for('update'))[0],
      insert: async () => {
        const values = { groupId, id: written.id, ...content }
        return (await tx.insert(poolPeople).values(values).onConflictDoNothing().returning(poolColumns))[0]
      },
      replace: async ({ version }) => {
        const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
        return (await tx.update(poolPeople).set(set).where(where).returning(poolColumns))[0]
      },
      isSame: (stored) => isDeepStrictEqual(poolContent(toPerson(stored)), content),
      toRecord: toPerson,
    },
    written.version,
  )
  await appendSaved(tx, actor, saved, 'pool_person', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
  return saved
}

export async function assertPoolRoom(tx: Transaction, groupId: string, field: string): Promise<void> {
  const kept = await tx.$count(poolPeople, and(eq(poolPeople.groupId, groupId), isNull(poolPeople.deletedAt)))
  if (kept > POOL_MAX) throw invalidField(field, `too_many:${POOL_MAX}`)
}

const plays = (instrument: string) => sql`exists (
  select 1 from jsonb_array_elements(${poolPeople.instruments}) played
   where fold_text(played ->> 'instrument') = fold_text(${instrument}))`

const inSearch = containsWord(poolPeople.search)
const playsPart = (word: string) =>
  or(
    sql`${poolPeople.instruments} @> ${JSON.stringify([{ part: Number(word) }])}::jsonb`,
    sql`${poolPeople.name} like ${`%${word}%`}`,
  )

function selectedPeople(groupId: string, { q, instrument, state }: AllPoolConfig): SQL | undefined {
  return and(
    eq(poolPeople.groupId, groupId),
    isNull(poolPeople.deletedAt),
    instrument === undefined ? undefined : plays(instrument),
    state === 'all' ? undefined : eq(poolPeople.isArchived, state === 'archived'),
    matchesEveryWord(q, (word) => (isPartNumber(word) ? playsPart(word) : inSearch(word))),
  )
}

/** Whoever said yes to what is finished now. */
const hasPlayed = sql`${events.status} = 'finished' and ${deputies.answer} = 'yes'`

const isAskedAt = (groupId: string) =>
  and(
    eq(deputies.groupId, groupId),
    or(isNull(deputies.deletedAt), isNotNull(deputies.takenAt)),
    eq(events.groupId, groupId),
    eq(events.id, deputies.eventId),
    isNull(events.deletedAt),
  )

async function countAsked(db: Reader, groupId: string, ids: string[]): Promise<PoolCount[]> {
  if (ids.length === 0) return []
  const { poolPersonId } = deputies
  const rows = await db
    .select({
      personId: poolPersonId,
      asked: sql<number>`count(*)`.mapWith(Number),
      played: sql<number>`count(*) filter (where ${hasPlayed})`.mapWith(Number),
      lastAsked: sql<Date>`max(${deputies.createdAt})`.mapWith(deputies.createdAt),
    })
    .from(deputies)
    .innerJoin(events, isAskedAt(groupId))
    .where(and(eq(deputies.groupId, groupId), isIn(poolPersonId, ids)))
    .groupBy(poolPersonId)
  return rows.flatMap(({ personId, lastAsked, ...counts }) =>
    personId === null ? [] : [{ personId, ...counts, lastAsked: lastAsked.toISOString() }],
  )
}

async function findEvents(db: Database, groupId: string, personId: string): Promise<PoolEvent[]> {
  const { allDay, startsAt, endsAt, startDate, endDate } = events
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      times: { allDay, startsAt, endsAt, startDate, endDate },
      instrument: deputies.instrument,
      askedAt: deputies.createdAt,
      answer: deputies.answer,
      answeredAt: deputies.answeredAt,
      reason: deputies.reason,
      fee: deputies.fee,
      played: sql<boolean>`${hasPlayed}`,
    })
    .from(deputies)
    .innerJoin(events, isAskedAt(groupId))
    .where(and(eq(deputies.groupId, groupId), eq(deputies.poolPersonId, personId)))
    .orderBy(desc(startsAt), desc(deputies.id))
    .limit(POOL_EVENTS_MAX)
  return rows.map(({ id, title, times, instrument, askedAt, answer, answeredAt, reason, fee, played }) => ({
    id,
    title,
    ...timesOf(times),
    ...(instrument !== null && { instrument }),
    askedAt: askedAt.toISOString(),
    ...(answer !== null && { answer }),
    ...(answeredAt !== null && { answeredAt: answeredAt.toISOString() }),
    ...(reason !== null && { reason }),
    ...(answer === 'yes' && fee !== null && { fee }),
    ...(played && { played }),
  }))
}

/** Each instrument once, as it is spelled most. */
async function listInstruments(db: Database, groupId: string): Promise<string[]> {
  const played = sql<string>`jsonb_array_elements(${poolPeople.instruments}) ->> 'instrument'`
  const rows = await db
    .select({ instrument: played, count: sql<number>`count(*)`.mapWith(Number) })
    .from(poolPeople)
    .where(and(eq(poolPeople.groupId, groupId), isNull(poolPeople.deletedAt)))
    .groupBy(played)
    .orderBy(desc(sql`count(*)`), asc(played))
  const byKey = new Map<string, string>()
  for (const { instrument } of rows) {
    const key = instrumentKey(instrument)
    byKey.set(key, byKey.get(key) ?? instrument)
  }
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other))
}

export function poolRepository(db: Database) {
  const selectOf = (reader: Reader, groupId: string, config: AllPoolConfig) => {
    const { sort, sortColumn = 'name' } = config
    return reader
      .select(poolColumns)
      .from(poolPeople)
      .where(selectedPeople(groupId, config))
      .orderBy(...ordered(poolPeople[sortColumn], sort, poolPeople.id))
  }

  return {
    async list(groupId: string, config: PoolListConfig): Promise<PoolList> {
      const { page, perPage } = config
      const [rows, total, instruments] = await Promise.all([
        selectOf(db, groupId, config)
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(poolPeople, selectedPeople(groupId, config)),
        listInstruments(db, groupId),
      ])
      const ids = rows.map(({ id }) => id)
      return { people: rows.map(toPerson), total, counts: await countAsked(db, groupId, ids), instruments }
    },

    all: (groupId: string, config: AllPoolConfig): Promise<LongList<PoolPerson>> =>
      readList(db, (reader: Reader) => selectOf(reader, groupId, config), toPerson),

    async find(groupId: string, id: string): Promise<PoolHistory> {
      const [row] = await db
        .select(poolColumns)
        .from(poolPeople)
        .where(and(isPerson(groupId, id), isNull(poolPeople.deletedAt)))
      if (row === undefined) throw new ApiError('not_found')
      return { person: toPerson(row), events: await findEvents(db, groupId, row.id) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: PoolPersonWrite): Promise<{ person: PoolPerson; isNew: boolean }> {
      return withGroupLock(db, actor.groupId, 'no key update', async (tx) => {
        const saved = await savePerson(tx, actor, written)
        if (saved.isNew || saved.act === 'restored') await assertPoolRoom(tx, actor.groupId, 'person.name')
        return { person: toPerson(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(poolPeople)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isPerson(actor.groupId, id), isNull(poolPeople.deletedAt)))
          .returning(poolColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'pool_person_removed',
          subject: subjectOf(removed),
          before: auditedOf(removed),
        })
        return { id: removed.id }
      })
    },
  }
}
