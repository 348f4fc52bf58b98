import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Locale } from '@contract/auth'
import type { Message, MessageDetails, MessageListConfig, NewMessage, RecipientState } from '@contract/replies/messages'
import { appendAudit, appendServerAudit } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import type { Database, Transaction } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { members } from '../../platform/db/schema/members'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { deputies } from '../../platform/db/schema/personalLinks'
import { ApiError, invalidField } from '../../platform/http/errors'
import { enqueueAll } from '../../platform/jobs/jobs'
import { openDraft } from './messageDraft'
import type { OpenDraft } from './messageDraft'
import { quietUntil } from './quietTime'
import { sendMessage } from './sendMessage'
import { localeOf } from './settingsRepository'

type Row = typeof messages.$inferSelect

/** What is left of somebody who was removed or erased. */
const NOBODY = '—'

const isMessage = (groupId: string, id: string) => and(eq(messages.groupId, groupId), eq(messages.id, id))

const countsOf = (groupId: string) => sql<Partial<Record<RecipientState, number>> | null>`(
  select json_object_agg(state, people) from (
    select ${messageRecipients.state} as state, count(*)::int as people from ${messageRecipients}
     where ${messageRecipients.groupId} = ${groupId} and ${messageRecipients.messageId} = ${messages.id} group by 1) tally)`

interface ListRow {
  row: Row
  eventTitle: string
  counts: Partial<Record<RecipientState, number>> | null
}

function toMessage({ row, eventTitle, counts }: ListRow): Message {
  const { id, kind, way, eventId, words, madeAt, by } = row
  const known = counts ?? {}
  return {
    id,
    kind,
    way,
    eventId,
    eventTitle,
    ...(words !== null && { words }),
    at: madeAt.toISOString(),
    ...(by !== null && { by }),
    recipients: Object.values(known).reduce((sum, count) => sum + count, 0),
    counts: known,
  }
}

interface Storing {
  id: string
  way: NewMessage['way']
  by: string | null
  locale: Locale
  orderKey?: string
  isUrgent?: boolean
  includesMaybe?: boolean
  personIds: string[]
}

/**
 * Stores a message with a row for each recipient, and for e-mails a job for each. Answers false where the id, or what a standing
 * order is for, is there already.
 */
export async function storeMessage(
  tx: Transaction,
  groupId: string,
  { facts, recipients, group }: OpenDraft,
  { personIds, ...message }: Storing,
  now: Date,
): Promise<boolean> {
  const { kind, words, moreEvents, event } = facts
  const made = await tx
    .insert(messages)
    .values({ groupId, kind, words, moreEvents, eventId: event.id, ...message })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (made.length === 0) return false
  const isMail = message.way === 'email'
  const wanted = recipients.filter(({ id }) => personIds.includes(id))
  const notBefore = message.isUrgent === true ? undefined : quietUntil(group.settings?.quiet, group.timeZone, now)
  await tx.insert(messageRecipients).values(
    wanted.map(({ id, isDeputy }) => ({
      groupId,
      messageId: message.id,
      personId: id,
      isDeputy,
      state: isMail ? ('waiting' as const) : ('open' as const),
      notBefore: isMail ? (notBefore ?? null) : null,
    })),
  )
  if (!isMail) return true
  const payloads = wanted.map(({ id }) => ({ groupId, messageId: message.id, personId: id }))
  await enqueueAll(tx, sendMessage, payloads, notBefore)
  return true
}

/** The recipients who can be reached the way that is chosen. */
export function reachable(
  { recipients }: OpenDraft,
  { way, personIds }: Pick<NewMessage, 'way' | 'personIds'>,
): string[] {
  const chosen = personIds && new Set(personIds.map((id) => id.toLowerCase()))
  return recipients
    .filter(({ id, block }) => (chosen?.has(id) ?? true) && (way === 'share' || block === undefined))
    .map(({ id }) => id)
}

export function messageRepository(db: Database) {
  const select = (groupId: string, which: SQL | undefined) =>
    db
      .select({ row: messages, eventTitle: events.title, counts: countsOf(groupId) })
      .from(messages)
      .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, messages.eventId)))
      .where(and(eq(messages.groupId, groupId), which))

  async function findOne(groupId: string, id: string): Promise<ListRow> {
    const [row] = await select(groupId, eq(messages.id, id))
    if (row === undefined) throw new ApiError('not_found')
    return row
  }

  return {
    /** Newest first. */
    async list(groupId: string, { page, perPage, eventId }: MessageListConfig) {
      const which = eventId === undefined ? undefined : eq(messages.eventId, eventId)
      const rows = await select(groupId, which)
        .orderBy(desc(messages.madeAt), messages.id)
        .limit(perPage)
        .offset((page - 1) * perPage)
      const total = await db.$count(messages, and(eq(messages.groupId, groupId), which))
      return { messages: rows.map(toMessage), total }
    },

    async find(groupId: string, id: string): Promise<MessageDetails> {
      const [found, rows] = await Promise.all([
        findOne(groupId, id),
        db
          .select({
            recipient: messageRecipients,
            name: sql<string | null>`coalesce(${members.name}, ${deputies.name})`,
            instrument: sql<string | null>`coalesce(${members.instrument}, ${deputies.instrument})`,
          })
          .from(messageRecipients)
          .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, messageRecipients.personId)))
          .leftJoin(deputies, and(eq(deputies.groupId, groupId), eq(deputies.id, messageRecipients.personId)))
          .where(and(eq(messageRecipients.groupId, groupId), eq(messageRecipients.messageId, id)))
          .orderBy(sql`2`, messageRecipients.personId),
      ])
      return {
        message: toMessage(found),
        recipients: rows.map(({ recipient, name, instrument }) => {
          const { personId, isDeputy, state, at, reason, replyCode, notBefore } = recipient
          return {
            personId,
            kind: isDeputy ? 'deputy' : 'member',
            name: name ?? NOBODY,
            ...(instrument !== null && { instrument }),
            state,
            at: at.toISOString(),
            ...(reason !== null && { reason }),
            ...(replyCode !== null && { replyCode }),
            ...(state === 'waiting' && notBefore !== null && { notBefore: notBefore.toISOString() }),
          }
        }),
      }
    },

    /** Sent again word for word, it is answered as it is stored, and nobody is told twice. */
    async send(actor: Actor, message: NewMessage, hasMail: boolean): Promise<{ message: Message; isNew: boolean }> {
      const { groupId, name } = actor
      if (message.way === 'email' && !hasMail) throw invalidField('message.way', 'not_allowed')
      const now = new Date()
      const draft = await openDraft(db, groupId, message, now)
      if (draft.asked.isOver) throw new ApiError('event_over')
      const isOff = draft.asked.event.status === 'cancelled'
      if (isOff && message.kind !== 'changed') throw new ApiError('event_cancelled')
      const id = message.id.toLowerCase()
      const personIds = reachable(draft, message)
      const locale = draft.group.settings?.locale ?? (await localeOf(db, actor))
      const { way, isUrgent = false, includesMaybe = false } = message
      const isNew = await db.transaction(async (tx) => {
        const [known] = await tx.select({ id: messages.id }).from(messages).where(isMessage(groupId, id))
        if (known !== undefined) return false
        if (personIds.length === 0) throw invalidField('message.personIds', 'required')
        const storing = { id, way, by: name, locale, isUrgent, includesMaybe, personIds }
        if (!(await storeMessage(tx, groupId, draft, storing, now))) return false
        const { event } = draft.asked
        await appendAudit(tx, actor, {
          action: 'message_sent',
          subject: { type: 'event', id: event.id, name: event.title },
          after: { count: personIds.length },
        })
        return true
      })
      const stored = await findOne(groupId, id)
      const { kind, eventId } = stored.row
      const isSame = isDeepStrictEqual(
        [kind, eventId, stored.row.way],
        [message.kind, message.eventId.toLowerCase(), way],
      )
      if (!isNew && !isSame) throw new ApiError('conflict', { current: toMessage(stored) })
      return { message: toMessage(stored), isNew }
    },

    /** What failed, and if that is asked for what is unclear, has its turn again. */
    async retry(groupId: string, id: string, includesUnclear: boolean): Promise<MessageDetails> {
      const { row } = await findOne(groupId, id)
      await db.transaction(async (tx) => {
        const { state } = messageRecipients
        const isLost = includesUnclear ? sql`${state} in ('failed', 'unclear')` : eq(state, 'failed')
        const again = await tx
          .update(messageRecipients)
          .set({ state: 'waiting', at: sql`now()`, reason: null, replyCode: null, pauses: 0, notBefore: null })
          .where(and(eq(messageRecipients.groupId, groupId), eq(messageRecipients.messageId, row.id), isLost))
          .returning({ personId: messageRecipients.personId })
        const payloads = again.map(({ personId }) => ({ groupId, messageId: row.id, personId }))
        await enqueueAll(tx, sendMessage, payloads)
      })
      return this.find(groupId, id)
    },

    /** Ticks somebody off whom the message was handed to, or takes the tick back. */
    async mark(groupId: string, id: string, personId: string, isHanded: boolean): Promise<MessageDetails> {
      const marked = await db
        .update(messageRecipients)
        .set({ state: isHanded ? 'handed' : 'open', at: sql`now()` })
        .where(
          and(
            eq(messageRecipients.groupId, groupId),
            eq(messageRecipients.messageId, id),
            eq(messageRecipients.personId, personId),
            sql`${messageRecipients.state} in ('open', 'handed')`,
          ),
        )
        .returning({ personId: messageRecipients.personId })
      if (marked.length === 0) throw new ApiError('not_found')
      return this.find(groupId, id)
    },
  }
}

/** Of a standing order: once for what `orderKey` says. Answers how many people are told. */
export async function sendOrder(
  db: Database,
  groupId: string,
  draft: OpenDraft,
  order: { key: string; locale: Locale; includesMaybe: boolean },
): Promise<number> {
  const now = new Date()
  const personIds = reachable(draft, { way: 'email' })
  if (personIds.length === 0) return 0
  const { key: orderKey, ...rest } = order
  return db.transaction(async (tx) => {
    const storing = { id: newId(), way: 'email' as const, by: null, orderKey, ...rest, personIds }
    if (!(await storeMessage(tx, groupId, draft, storing, now))) return 0
    const { event } = draft.asked
    await appendServerAudit(tx, groupId, {
      action: 'message_sent',
      subject: { type: 'event', id: event.id, name: event.title },
      after: { count: personIds.length },
    })
    return personIds.length
  })
}
