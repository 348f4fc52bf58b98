import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type {
  Candidate,
  CandidateState,
  DeputySearch,
  NewSearch,
  SearchChange,
} from '@contract/calendar/deputySearches'
import { CANDIDATES_MAX } from '@contract/calendar/deputySearches'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { deputyAsks, deputySearches, poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { findInvitingEvent, isOver, lockWithGroup } from '../invitees/public'
import type { InvitingEvent } from '../invitees/public'
import { lockSearch, readAsks, stateOf, takeTurn, waitsFrom } from './searchTurn'

type Row = Awaited<ReturnType<typeof readAsks>>[number]

function toCandidate(row: Row, state: CandidateState): Candidate {
  const { ask, deputy, person } = row
  const { phone, email, fee } = deputy ?? person ?? { phone: null, email: null, fee: null }
  const isWaiting = state === 'waiting' || state === 'maybe'
  return {
    personId: ask.poolPersonId,
    name: deputy?.name ?? person?.name ?? '',
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
    state,
    ...(deputy !== null && { deputyId: deputy.id }),
    ...(ask.askedAt !== null && { askedAt: ask.askedAt.toISOString() }),
    ...(isWaiting && ask.waitsUntil !== null && { waitsUntil: ask.waitsUntil.toISOString() }),
    ...(deputy?.answeredAt && { answeredAt: deputy.answeredAt.toISOString() }),
    ...(deputy?.reason && { reason: deputy.reason }),
    ...(fee !== null && { fee }),
  }
}

function searchStateOf(
  { seats, stoppedAt }: typeof deputySearches.$inferSelect,
  event: InvitingEvent,
  candidates: Candidate[],
): DeputySearch['state'] {
  if (stoppedAt !== null || event.status !== 'scheduled' || isOver(event, new Date())) return 'stopped'
  if (candidates.filter(({ state }) => state === 'yes').length >= seats) return 'filled'
  return candidates.some(({ state }) => ['waiting', 'toHand', 'maybe'].includes(state)) ? 'running' : 'open'
}

async function assertPeople(tx: Transaction, groupId: string, ids: string[]): Promise<void> {
  const present = and(eq(poolPeople.groupId, groupId), isIn(poolPeople.id, ids), isNull(poolPeople.deletedAt))
  if (ids.length > 0 && (await tx.$count(poolPeople, present)) !== ids.length) throw new ApiError('not_found')
}

const subjectOf = ({ id, title }: InvitingEvent) => ({ type: 'event', id, name: title }) as const

export function searchRepository(db: Database, canMail: boolean) {
  async function list(groupId: string, eventId: string) {
    const event = await findInvitingEvent(db, groupId, eventId)
    const rows = await db
      .select()
      .from(deputySearches)
      .where(and(eq(deputySearches.groupId, groupId), eq(deputySearches.eventId, event.id)))
      .orderBy(asc(deputySearches.instrument), asc(deputySearches.createdAt), asc(deputySearches.id))
    const searches = await Promise.all(
      rows.map(async (search): Promise<DeputySearch> => {
        const asked = await readAsks(db, groupId, search.id)
        const candidates = asked.map((row) => toCandidate(row, stateOf(row, event)))
        const { id, instrument, seats, hours, words } = search
        return {
          id,
          eventId: event.id,
          instrument,
          seats,
          hours,
          ...(words !== null && { words }),
          state: searchStateOf(search, event, candidates),
          candidates,
        }
      }),
    )
    return { searches, hasMail: canMail }
  }

  return {
    list,

    async start(actor: Actor, search: NewSearch) {
      const { groupId } = actor
      const { words = null, instrument, seats, hours } = search
      const [id, eventId] = [search.id.toLowerCase(), search.eventId.toLowerCase()]
      const personIds = search.personIds.map((one) => one.toLowerCase())
      const locale = await accountLocale(db, actor)
      await db.transaction(async (tx) => {
        const { event } = await lockWithGroup(tx, groupId, eventId, sql`null`)
        const values = { groupId, id, eventId, instrument, seats, hours, words, locale }
        const [made] = await tx.insert(deputySearches).values(values).onConflictDoNothing().returning()
        if (made === undefined) return
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished' || isOver(event, new Date())) throw new ApiError('event_over')
        if (event.planning === 'draft') throw invalidField('search.eventId', 'not_allowed')
        await assertPeople(tx, groupId, personIds)
        await tx
          .insert(deputyAsks)
          .values(personIds.map((poolPersonId, place) => ({ groupId, searchId: id, poolPersonId, place })))
        await appendAudit(tx, actor, {
          action: 'deputy_search_started',
          subject: subjectOf(event),
          after: { instrument, count: personIds.length },
        })
        await takeTurn(tx, event, made, { canMail })
      })
      return list(groupId, eventId)
    },

    /** Sorts those who are not asked yet; others go, and new ones come. */
    async order(actor: Actor, { id, personIds }: { id: string; personIds: string[] }) {
      const { groupId } = actor
      const wanted = personIds.map((one) => one.toLowerCase())
      const eventId = await db.transaction(async (tx) => {
        const locked = await lockSearch(tx, groupId, id)
        if (locked === undefined) throw new ApiError('not_found')
        const { event, search } = locked
        if (search.stoppedAt !== null) throw new ApiError('conflict')
        const rows = await readAsks(tx, groupId, search.id)
        const isQueued = (row: Row) => row.ask.deputyId === null
        const asked = rows.filter((row) => !isQueued(row))
        const isAsked = new Set(asked.map(({ ask }) => ask.poolPersonId))
        const queued = wanted.filter((one) => !isAsked.has(one))
        if (asked.length + queued.length > CANDIDATES_MAX)
          throw invalidField('search.personIds', `too_many:${CANDIDATES_MAX}`)
        await assertPeople(tx, groupId, queued)
        await tx
          .delete(deputyAsks)
          .where(and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.searchId, search.id), isNull(deputyAsks.deputyId)))
        const from = Math.max(-1, ...asked.map(({ ask }) => ask.place)) + 1
        if (queued.length > 0)
          await tx
            .insert(deputyAsks)
            .values(
              queued.map((poolPersonId, at) => ({ groupId, searchId: search.id, poolPersonId, place: from + at })),
            )
        await appendAudit(tx, actor, {
          action: 'deputy_search_changed',
          subject: subjectOf(event),
          after: { instrument: search.instrument, count: queued.length },
        })
        await takeTurn(tx, event, search, { canMail })
        return event.id
      })
      return list(groupId, eventId)
    },

    async change(actor: Actor, { id, act, personId = '' }: SearchChange) {
      const { groupId } = actor
      const now = new Date()
      const eventId = await db.transaction(async (tx) => {
        const locked = await lockSearch(tx, groupId, id)
        if (locked === undefined) throw new ApiError('not_found')
        const { event, search } = locked
        const isOne = and(
          eq(deputyAsks.groupId, groupId),
          eq(deputyAsks.searchId, search.id),
          eq(deputyAsks.poolPersonId, personId.toLowerCase()),
        )
        if (act === 'skip') await tx.update(deputyAsks).set({ passed: 'skipped', waitsUntil: null }).where(isOne)
        if (act === 'handed') {
          const waitsUntil = await waitsFrom(tx, search, now)
          await tx
            .update(deputyAsks)
            .set({ askedAt: now, waitsUntil })
            .where(and(isOne, isNull(deputyAsks.askedAt), sql`${deputyAsks.deputyId} is not null`))
        }
        const stopped = act === 'stop' && search.stoppedAt === null
        if (stopped)
          await tx
            .update(deputySearches)
            .set({ stoppedAt: now })
            .where(and(eq(deputySearches.groupId, groupId), eq(deputySearches.id, search.id)))
        await appendAudit(tx, actor, {
          action: act === 'stop' ? 'deputy_search_stopped' : 'deputy_search_changed',
          subject: subjectOf(event),
          after: { instrument: search.instrument },
        })
        const next = stopped ? { ...search, stoppedAt: now } : search
        await takeTurn(tx, event, next, { canMail, now, more: act === 'askNext' ? 1 : 0 })
        return event.id
      })
      return list(groupId, eventId)
    },
  }
}
