import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import * as z from 'zod/mini'
import type { CandidateState } from '@contract/calendar/deputySearches'
import { Id } from '@contract/primitives'
import { appendServerAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { deputyAsks, deputySearches, poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { mailBlocks, messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { enqueueAll } from '../../../platform/jobs/jobs'
import type { JobKind } from '../../../platform/jobs/jobs'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { quietUntil } from '../../../platform/time/quietTime'
import { invitingColumns, isOver, lockWithGroup } from '../invitees/public'
import type { InvitingEvent } from '../invitees/public'

const HOUR_MS = 3_600_000

const DeputyMail = z.object({ groupId: Id, deputyId: Id })
/** Mails somebody of a search that they are asked. What runs it stands with the messages, above the calendar. */
export const deputyAskMail: JobKind<z.infer<typeof DeputyMail>> = { name: 'deputy_ask_mail', schema: DeputyMail }
/** Mails somebody who had not answered that the place is taken. */
export const deputyTakenMail: JobKind<z.infer<typeof DeputyMail>> = { name: 'deputy_taken_mail', schema: DeputyMail }

const SearchMail = z.object({ groupId: Id, searchId: Id })
/** Tells whoever wants news that nobody is left to be asked; once, also where it is ordered several times. */
export const searchOverMail: JobKind<z.infer<typeof SearchMail>> = { name: 'deputy_search_over', schema: SearchMail }

type Search = typeof deputySearches.$inferSelect

const isSearch = (groupId: string, id: string) => and(eq(deputySearches.groupId, groupId), eq(deputySearches.id, id))

const isAsk = (groupId: string, searchId: string, personId: string) =>
  and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.searchId, searchId), eq(deputyAsks.poolPersonId, personId))

/** Those of a search in their order, each with the deputy who they are and the record of the pool, where it is there. */
export async function readAsks(db: Reader, groupId: string, searchId: string) {
  const { id, name, phone, email, answer, answeredAt, planNumber, reason, fee, deletedAt, takenAt } = deputies
  return db
    .select({
      ask: deputyAsks,
      deputy: { id, name, phone, email, answer, answeredAt, planNumber, reason, fee, deletedAt, takenAt },
      person: {
        name: poolPeople.name,
        phone: poolPeople.phone,
        email: poolPeople.email,
        fee: poolPeople.fee,
        deletedAt: poolPeople.deletedAt,
      },
    })
    .from(deputyAsks)
    .leftJoin(deputies, and(eq(deputies.groupId, groupId), eq(deputies.id, deputyAsks.deputyId)))
    .leftJoin(poolPeople, and(eq(poolPeople.groupId, groupId), eq(poolPeople.id, deputyAsks.poolPersonId)))
    .where(and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.searchId, searchId)))
    .orderBy(asc(deputyAsks.place), asc(deputyAsks.poolPersonId))
}
type AskRow = Awaited<ReturnType<typeof readAsks>>[number]

/** A yes from before the event was moved is none; a no is not asked again. A deputy who was taken off the event, or out of the pool, is not waited for. */
export function stateOf(
  { ask, deputy, person }: AskRow,
  { planNumber }: Pick<InvitingEvent, 'planNumber'>,
): CandidateState {
  if (ask.passed === 'taken') return 'taken'
  if (deputy === null) return person === null || person.deletedAt !== null ? 'skipped' : (ask.passed ?? 'queued')
  if (deputy.deletedAt !== null) return 'skipped'
  if (deputy.answer === 'no') return 'no'
  if (deputy.answer === 'yes' && deputy.planNumber === planNumber) return 'yes'
  if (ask.passed !== null) return ask.passed
  if (deputy.answer === 'maybe' && deputy.planNumber === planNumber) return 'maybe'
  return ask.askedAt === null ? 'toHand' : 'waiting'
}

/** Who holds a place open: it is their turn, and nothing is known yet. */
const isHolding = (state: CandidateState) => ['waiting', 'toHand', 'maybe'].includes(state)

interface Mailing {
  canMail: boolean
  now: Date
}

/** When the hours are over that begin now; what falls into the quiet time waits for its end. */
async function waitingTimes(tx: Transaction, groupId: string, hours: number, now: Date) {
  const { quietFrom, quietTo } = messageSettings
  const [row] = await tx
    .select({ quietFrom, quietTo })
    .from(messageSettings)
    .where(eq(messageSettings.groupId, groupId))
  const quiet =
    row && row.quietFrom !== null && row.quietTo !== null ? { from: row.quietFrom, to: row.quietTo } : undefined
  const timeZone = await findTimeZone(tx, groupId)
  const mailed = quietUntil(quiet, timeZone, now) ?? now
  const until = new Date(mailed.getTime() + hours * HOUR_MS)
  return { notBefore: mailed > now ? mailed : undefined, until: quietUntil(quiet, timeZone, until) ?? until }
}

/** Until when somebody is waited for whom who leads has just asked. */
export const waitsFrom = async (tx: Transaction, { groupId, hours }: Search, now: Date): Promise<Date> =>
  (await waitingTimes(tx, groupId, hours, now)).until

/** Whether mails to the address are refused, or whoever reads there wants none: of any event that they were asked for. */
async function isBlocked(tx: Transaction, groupId: string, personId: string, email: string): Promise<boolean> {
  const [blocked] = await tx
    .select({ personId: mailBlocks.personId })
    .from(mailBlocks)
    .innerJoin(deputies, and(eq(deputies.groupId, groupId), eq(deputies.id, mailBlocks.personId)))
    .where(
      and(
        eq(mailBlocks.groupId, groupId),
        eq(deputies.poolPersonId, personId),
        sql`(${mailBlocks.email} = ${email} or ${mailBlocks.reason} = 'unsubscribed')`,
      ),
    )
    .limit(1)
  return blocked !== undefined
}

/** Makes somebody a deputy at the event and has them mailed; without mail, who leads hands the text on. */
async function ask(tx: Transaction, search: Search, event: InvitingEvent, row: AskRow, { canMail, now }: Mailing) {
  const { groupId, id: searchId, instrument } = search
  const personId = row.ask.poolPersonId
  if (row.person === null) return
  const { name, phone, email, fee } = row.person
  const deputyId = newId()
  await tx.insert(deputies).values({
    groupId,
    id: deputyId,
    eventId: event.id,
    name,
    instrument,
    phone,
    email,
    poolPersonId: personId,
    fee,
    feeEntryId: newId(),
  })
  const isMailed = canMail && email !== null && !(await isBlocked(tx, groupId, personId, email))
  const { until } = await waitingTimes(tx, groupId, search.hours, now)
  await tx
    .update(deputyAsks)
    .set({ deputyId, ...(isMailed && { askedAt: now, waitsUntil: until }) })
    .where(isAsk(groupId, searchId, personId))
  if (isMailed) await enqueueAll(tx, deputyAskMail, [{ groupId, deputyId }])
  await appendServerAudit(tx, groupId, {
    action: 'deputy_asked',
    subject: { type: 'event', id: event.id, name: event.title },
    after: { name, instrument },
  })
}

/** Whoever is still asked learns that the place is taken, and is no deputy any more. */
async function release(tx: Transaction, { groupId, id }: Search, rows: AskRow[], now: Date): Promise<void> {
  for (const { ask: one, deputy } of rows) {
    await tx
      .update(deputyAsks)
      .set({ passed: 'taken', waitsUntil: null })
      .where(isAsk(groupId, id, one.poolPersonId))
    if (deputy === null) continue
    await tx
      .update(deputies)
      .set({ takenAt: now, deletedAt: now, updatedAt: sql`now()` })
      .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputy.id)))
  }
  const told = rows.flatMap(({ ask: one, deputy }) => (deputy?.email && one.askedAt ? [deputy.id] : []))
  const { notBefore } = await waitingTimes(tx, groupId, 0, now)
  await enqueueAll(
    tx,
    deputyTakenMail,
    told.map((deputyId) => ({ groupId, deputyId })),
    notBefore,
  )
}

/** How many of the search's places are taken by others than this deputy. Under the event's lock. */
async function countYes(tx: Transaction, groupId: string, event: InvitingEvent, searchId: string, exceptId: string) {
  const rows = await readAsks(tx, groupId, searchId)
  return rows.filter((row) => row.deputy?.id !== exceptId && stateOf(row, event) === 'yes').length
}

/** The search that a deputy was asked in. */
async function findSeat(db: Reader, groupId: string, deputyId: string): Promise<Search | undefined> {
  const [found] = await db
    .select({ search: deputySearches })
    .from(deputyAsks)
    .innerJoin(deputySearches, and(eq(deputySearches.groupId, groupId), eq(deputySearches.id, deputyAsks.searchId)))
    .where(and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.deputyId, deputyId)))
  return found?.search
}

/** Whether a deputy was asked in a search: the event's deadline is not theirs, as they are looked for when it has passed. */
export const hasSeat = async (db: Reader, groupId: string, deputyId: string): Promise<boolean> =>
  (await findSeat(db, groupId, deputyId)) !== undefined

/** Whether a deputy may say yes: each place of a search is taken once. Under the event's lock. */
export async function isSeatFree(tx: Transaction, groupId: string, event: InvitingEvent, deputyId: string) {
  const { takenAt } = deputies
  const [row] = await tx
    .select({ takenAt })
    .from(deputies)
    .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId)))
  if (row?.takenAt) return false
  const search = await findSeat(tx, groupId, deputyId)
  return search === undefined || (await countYes(tx, groupId, event, search.id, deputyId)) < search.seats
}

const isOpen = ({ stoppedAt }: Search, event: InvitingEvent, now: Date) =>
  stoppedAt === null && event.status === 'scheduled' && event.planning !== 'draft' && !isOver(event, now)

/**
 * Brings a search up to what is known: whoever let the hours pass is waited for no longer, the next ones are asked, one for each free place,
 * and once all are taken the others learn of it. Any number of times, under the event's lock; `more`: so many are asked beside those who
 * are waited for.
 */
export async function takeTurn(
  tx: Transaction,
  event: InvitingEvent,
  search: Search,
  { canMail, now = new Date(), more = 0 }: { canMail: boolean; now?: Date; more?: number },
): Promise<void> {
  const { groupId, id } = search
  await tx
    .update(deputyAsks)
    .set({ passed: 'silent', waitsUntil: null })
    .where(
      and(
        eq(deputyAsks.groupId, groupId),
        eq(deputyAsks.searchId, id),
        isNull(deputyAsks.passed),
        lte(deputyAsks.waitsUntil, now),
      ),
    )
  const rows = (await readAsks(tx, groupId, id)).map((row) => ({ ...row, state: stateOf(row, event) }))
  for (const { ask: one, state } of rows)
    if (one.waitsUntil !== null && !isHolding(state))
      await tx
        .update(deputyAsks)
        .set({ waitsUntil: null })
        .where(isAsk(groupId, id, one.poolPersonId))
  // Their yes was to what the event was before: the hours begin anew.
  const until = (await waitingTimes(tx, groupId, search.hours, now)).until
  for (const { ask: one, state } of rows)
    if (state === 'waiting' && one.waitsUntil === null)
      await tx
        .update(deputyAsks)
        .set({ waitsUntil: until })
        .where(isAsk(groupId, id, one.poolPersonId))
  const inState = (...states: CandidateState[]) => rows.filter(({ state }) => states.includes(state))
  const free = search.seats - inState('yes').length
  if (search.stoppedAt !== null || free <= 0)
    return release(tx, search, inState('waiting', 'toHand', 'maybe', 'silent', 'skipped').filter(isThere), now)
  if (!isOpen(search, event, now)) return undefined
  const holding = rows.filter(({ state }) => isHolding(state)).length
  const asked = inState('queued').slice(0, Math.max(0, free - holding) + more)
  for (const row of asked) await ask(tx, search, event, row, { canMail, now })
  if (canMail && rows.length > 0 && holding + asked.length === 0)
    await enqueueAll(tx, searchOverMail, [{ groupId, searchId: id }])
  return undefined
}

/** A search that goes on though nobody is left to be asked: what it found. Undefined: somebody is, or it is over or gone. */
export async function findExhausted(db: Reader, groupId: string, id: string, now: Date) {
  const [row] = await db
    .select({ search: deputySearches, event: invitingColumns })
    .from(deputySearches)
    .innerJoin(
      events,
      and(eq(events.groupId, groupId), eq(events.id, deputySearches.eventId), isNull(events.deletedAt)),
    )
    .where(isSearch(groupId, id))
  if (row === undefined || !isOpen(row.search, row.event, now)) return undefined
  const states = (await readAsks(db, groupId, id)).map((one) => stateOf(one, row.event))
  const found = states.filter((state) => state === 'yes').length
  if (found >= row.search.seats || states.some((state) => state === 'queued' || isHolding(state))) return undefined
  return { ...row, found, asked: states.length }
}

const isThere = ({ deputy }: AskRow) => deputy !== null && deputy.deletedAt === null

/** After somebody of a search answered, or was answered for. Under the event's lock. */
export async function turnAfterAnswer(
  tx: Transaction,
  event: InvitingEvent,
  { groupId, deputyId }: { groupId: string; deputyId: string },
  canMail: boolean,
): Promise<void> {
  const search = await findSeat(tx, groupId, deputyId)
  if (search !== undefined) await takeTurn(tx, event, search, { canMail })
}

/** Locks the event of a search, so that one turn follows the other. Undefined: the event is gone. */
export async function lockSearch(tx: Transaction, groupId: string, id: string) {
  const [search] = await tx.select().from(deputySearches).where(isSearch(groupId, id))
  if (search === undefined) return undefined
  const { event } = await lockWithGroup(tx, groupId, search.eventId, sql`null`)
  const [locked] = await tx.select().from(deputySearches).where(isSearch(groupId, id)).for('update')
  return locked && { event, search: locked }
}

/** The searches in which somebody let the hours pass. */
export const listOverdue = (db: Database, now: Date) =>
  db
    .selectDistinct({ groupId: deputyAsks.groupId, searchId: deputyAsks.searchId })
    .from(deputyAsks)
    .where(lte(deputyAsks.waitsUntil, now))

/** Whom a mail about a place goes to; undefined: they were told already, or are gone. Notes that the mail is begun, so that none goes twice. */
export async function beginTelling(db: Database, groupId: string, deputyId: string) {
  const { toldAt } = deputyAsks
  const begun = await db
    .update(deputyAsks)
    .set({ toldAt: sql`now()` })
    .where(and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.deputyId, deputyId), isNull(toldAt)))
    .returning({ deputyId: deputyAsks.deputyId })
  if (begun.length === 0) return undefined
  return findAsked(db, groupId, deputyId)
}

/** The mail was not handed over: it may be tried again. */
export async function undoTelling(db: Database, groupId: string, deputyId: string): Promise<void> {
  await db
    .update(deputyAsks)
    .set({ toldAt: null })
    .where(and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.deputyId, deputyId)))
}

export async function findAsked(db: Database, groupId: string, deputyId: string) {
  const { name, email, eventId } = deputies
  const { words, locale } = deputySearches
  const [row] = await db
    .select({ name, email, eventId, words, locale })
    .from(deputies)
    .innerJoin(deputyAsks, and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.deputyId, deputyId)))
    .innerJoin(deputySearches, and(eq(deputySearches.groupId, groupId), eq(deputySearches.id, deputyAsks.searchId)))
    .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId)))
  return row
}
