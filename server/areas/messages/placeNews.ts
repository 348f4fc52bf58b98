import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { events } from '../../platform/db/schema/calendar/events'
import { replies } from '../../platform/db/schema/calendar/replies'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { isWaiting, settlePlaces } from '../calendar/events/public'
import { openEventDraft } from './messageDraft'
import { sendOrder } from './messageRepository'
import { findSendingGroup } from './settingsRepository'

/** Whoever got a place is told of it within this time, or no more. */
const TELL_MS = 7 * 86_400_000

const isAhead = (groupId: string, now: Date) =>
  and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'scheduled'), gt(events.startsAt, now))

/**
 * Gives out places that became free otherwise than by an answer: by an absence, by who left the group or is asked no more, by a deputy who
 * was removed.
 */
async function settleAll(db: Database, groupId: string, now: Date): Promise<void> {
  const found = await db
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(replies, and(eq(replies.groupId, groupId), eq(replies.eventId, events.id)))
    .where(and(isAhead(groupId, now), isWaiting(sql`${replies}`)))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  await db.transaction(async (tx) => {
    const areThese = and(eq(events.groupId, groupId), isIn(events.id, ids))
    await tx.select({ id: events.id }).from(events).where(areThese).orderBy(events.id).for('no key update')
    await settlePlaces(tx, groupId, ids)
  })
}

/** Tells those for whom a place became free, each once. */
async function tellAll(db: Database, groupId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TELL_MS)
  const moved = await db
    .select({ eventId: events.id, memberId: replies.memberId, at: replies.movedUpAt })
    .from(replies)
    .innerJoin(events, and(isAhead(groupId, now), eq(events.id, replies.eventId)))
    .where(and(eq(replies.groupId, groupId), eq(replies.answer, 'yes'), gt(replies.movedUpAt, since)))
    .orderBy(events.startsAt, events.id, replies.memberId)
  if (moved.length === 0) return
  const { settings } = await findSendingGroup(db, groupId)
  const locale = settings?.locale ?? 'en'
  for (const { eventId, memberId, at } of moved) {
    const key = `place:${eventId}:${memberId}:${at?.toISOString()}`
    // oxlint-disable-next-line no-await-in-loop -- one after the other: nobody waits for them
    const draft = await openEventDraft(db, groupId, { kind: 'place', eventId }, now)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sendOrder(db, groupId, draft, { key, locale, includesMaybe: false, personIds: [memberId] })
  }
}

/** Of one group: gives out free places, and tells who got one. */
export const tellPlaces = defineJob('place_news', z.object({ groupId: Id }), async ({ groupId }, { db, config }) => {
  const now = new Date()
  await settleAll(db, groupId, now)
  if (config.smtpUrl !== undefined) await tellAll(db, groupId, now)
})

/** Enqueues a job for each group in which somebody waits for a place, or got one. */
export const planPlaces = defineJob('plan_place_news', z.object({}), async (_payload, { db }) => {
  const isConcerned = sql`(moved_up_at is not null or (answer = 'maybe' and yes_since is not null))`
  const concerned = await db.selectDistinct({ groupId: replies.groupId }).from(replies).where(isConcerned)
  await db.transaction((tx) => enqueueAll(tx, tellPlaces, concerned))
})
