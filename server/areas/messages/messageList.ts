import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Message, MessageDetails, MessageListConfig, MessageRecipient, RecipientState } from '@contract/messages'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { members } from '../../platform/db/schema/members'
import { contacts } from '../../platform/db/schema/members/contacts'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../platform/http/errors'
import { withBeside } from '../namesakes'
import { memberNames } from './contacts'
import type { MessageScope } from './messageScope'

type Row = typeof messages.$inferSelect

const memberIdOf = ({ kind, personId }: MessageRecipient) => (kind === 'member' ? personId : undefined)

/** What a recipient is, and of a guardian whose. */
export const kindOf = (isDeputy: boolean, minors: readonly { name: string }[] | null | undefined) =>
  minors
    ? { kind: 'guardian' as const, guardianOf: minors.map(({ name }) => name) }
    : { kind: isDeputy ? ('deputy' as const) : ('member' as const) }

const nameOfRecipient = sql<string | null>`coalesce(${members.name}, ${deputies.name}, ${contacts.name})`

/** A stored recipient with those of their minors alone who are read; undefined if nobody of theirs is. */
export function inScope<Stored extends { personId: string; minorIds: string[] | null }>(
  recipient: Stored,
  { led }: MessageScope,
): Stored | undefined {
  if (!led) return recipient
  const { personId, minorIds } = recipient
  if (!minorIds) return led.memberIds.has(personId) ? recipient : undefined
  const theirs = minorIds.filter((id) => led.memberIds.has(id))
  return theirs.length > 0 ? { ...recipient, minorIds: theirs } : undefined
}

/** Shown in place of somebody who was removed or erased. */
const NOBODY = '—'

const countsOf = (groupId: string) => sql<Partial<Record<RecipientState, number>> | null>`(
  select json_object_agg(state, people) from (
    select ${messageRecipients.state} as state, count(*)::int as people from ${messageRecipients}
     where ${messageRecipients.groupId} = ${groupId} and ${messageRecipients.messageId} = ${messages.id} group by 1) tally)`

export interface ListRow {
  row: Row
  /** Of its event. */
  eventTitle: string | null
  eventStart: Date | null
  counts: Partial<Record<RecipientState, number>> | null
}

export function toMessage({ row, eventTitle, eventStart, counts }: ListRow): Message {
  const { id, kind, way, eventId, subject, words, madeAt, by } = row
  const known = counts ?? {}
  return {
    id,
    kind,
    way,
    ...(subject !== null && { subject }),
    ...(eventId !== null && { eventId }),
    ...(eventTitle !== null && { eventTitle }),
    ...(eventStart !== null && { eventStart: eventStart.toISOString() }),
    ...(words !== null && { words }),
    at: madeAt.toISOString(),
    ...(by !== null && { by }),
    recipients: Object.values(known).reduce((sum, count) => sum + count, 0),
    counts: known,
  }
}

/** The condition for the messages that somebody reads. */
const isIn = ({ isFreeOnly, led }: MessageScope) =>
  and(isFreeOnly ? eq(messages.kind, 'free') : undefined, led ? eq(messages.senderId, led.senderId) : undefined)

/** What was sent, and how far that is. */
export function messageList(db: Database) {
  const select = (groupId: string, which: SQL | undefined) =>
    db
      .select({ row: messages, eventTitle: events.title, eventStart: events.startsAt, counts: countsOf(groupId) })
      .from(messages)
      .leftJoin(events, and(eq(events.groupId, groupId), eq(events.id, messages.eventId)))
      .where(and(eq(messages.groupId, groupId), which))

  /** Throws `not_found`. */
  async function findOne(groupId: string, id: string, scope: MessageScope): Promise<ListRow> {
    const [row] = await select(groupId, and(eq(messages.id, id), isIn(scope)))
    if (row === undefined) throw new ApiError('not_found')
    return row
  }

  return {
    findOne,

    /** Newest first. */
    async list(groupId: string, scope: MessageScope, { page, perPage, eventId }: MessageListConfig) {
      const which = and(eventId === undefined ? undefined : eq(messages.eventId, eventId), isIn(scope))
      const rows = await select(groupId, which)
        .orderBy(desc(messages.madeAt), messages.id)
        .limit(perPage)
        .offset((page - 1) * perPage)
      const total = await db.$count(messages, and(eq(messages.groupId, groupId), which))
      return { messages: rows.map(toMessage), total }
    },

    async find(groupId: string, id: string, scope: MessageScope): Promise<MessageDetails> {
      const { hidden, led } = scope
      const [found, stored] = await Promise.all([
        findOne(groupId, id, scope),
        db
          .select({
            recipient: messageRecipients,
            name: nameOfRecipient,
            instrument: sql<string | null>`coalesce(${members.instrument}, ${deputies.instrument})`,
          })
          .from(messageRecipients)
          .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, messageRecipients.personId)))
          .leftJoin(deputies, and(eq(deputies.groupId, groupId), eq(deputies.id, messageRecipients.personId)))
          .leftJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, messageRecipients.personId)))
          .where(and(eq(messageRecipients.groupId, groupId), eq(messageRecipients.messageId, id)))
          .orderBy(nameOfRecipient, messageRecipients.personId),
      ])
      const rows = stored.flatMap(({ recipient, ...row }) => {
        const read = inScope(recipient, scope)
        return read ? [{ ...row, recipient: read }] : []
      })
      const minors = await memberNames(db, groupId, [
        ...new Set(rows.flatMap(({ recipient }) => recipient.minorIds ?? [])),
      ])
      const recipients = rows.map(({ recipient, name, instrument }): MessageRecipient => {
        const { personId, isDeputy, minorIds, state, at, reason, replyCode, notBefore } = recipient
        const concerned = minorIds && minors.filter((minor) => minorIds.includes(minor.id))
        const isHidden = concerned !== null && hidden.has('emergencyContact')
        return {
          personId,
          ...kindOf(isDeputy, concerned),
          name: (isHidden ? concerned.map((minor) => minor.name).join(', ') : name) || NOBODY,
          ...(instrument !== null && { instrument }),
          state,
          at: at.toISOString(),
          ...(reason !== null && { reason }),
          ...(replyCode !== null && { replyCode }),
          ...(state === 'waiting' && notBefore !== null && { notBefore: notBefore.toISOString() }),
        }
      })
      return {
        message: toMessage(found),
        recipients: led ? recipients : await withBeside(db, groupId, recipients, memberIdOf),
      }
    },
  }
}
