import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { mentions, withoutName } from '../../platform/db/nameErasure'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { events } from '../../platform/db/schema/calendar/events'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'

/** To the member, or to a guardian of theirs. */
const isAbout = (memberId: string) =>
  or(eq(messageRecipients.personId, memberId), sql`${messageRecipients.minorIds} @> array[${memberId}::uuid]`)

/** The messages to the member, or to guardians of theirs, newest first. */
export async function messagesToMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'messages'>> {
  const rows = await db
    .select({
      title: sql<string>`coalesce(${events.title}, ${messages.subject}, '')`,
      kind: messages.kind,
      way: messages.way,
      state: messageRecipients.state,
      at: messageRecipients.at,
    })
    .from(messageRecipients)
    .innerJoin(messages, and(eq(messages.groupId, groupId), eq(messages.id, messageRecipients.messageId)))
    .leftJoin(events, and(eq(events.groupId, groupId), eq(events.id, messages.eventId)))
    .where(and(eq(messageRecipients.groupId, groupId), isAbout(memberId)))
    .orderBy(desc(messages.madeAt), messages.id)
  return { messages: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}

/** Deletes the messages' recipient rows and the mail blocks of members, or of their contacts, who are erased or deleted. */
export async function eraseMessagesTo(tx: Transaction, groupId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const { personId, minorIds } = messageRecipients
  const gone = sql`${sql.param(ids)}::uuid[]`
  const left = sql`array(select minor from unnest(${minorIds}) as minor where not minor = any(${gone}))`
  await tx
    .update(messageRecipients)
    .set({ minorIds: left })
    .where(and(eq(messageRecipients.groupId, groupId), sql`${minorIds} && ${gone}`))
  await tx
    .delete(messageRecipients)
    .where(and(eq(messageRecipients.groupId, groupId), or(isIn(personId, ids), sql`${minorIds} = '{}'`)))
  await tx.delete(mailBlocks).where(and(eq(mailBlocks.groupId, groupId), isIn(mailBlocks.personId, ids)))
}

/** Deletes the name from the texts and senders of messages. */
export async function eraseFromMessages(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await tx
    .update(messages)
    .set({
      subject: withoutName(messages.subject, person),
      words: withoutName(messages.words, person),
      by: withoutName(messages.by, person),
    })
    .where(
      and(
        eq(messages.groupId, groupId),
        sql`(${mentions(messages.subject, person)} or ${mentions(messages.words, person)} or ${mentions(messages.by, person)})`,
      ),
    )
}

/** Of events that are deleted for good, before they are. */
export async function deleteMessagesAbout(tx: Transaction, groupId: string, eventIds: string[]): Promise<void> {
  const gone = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.groupId, groupId), isIn(messages.eventId, eventIds)))
  await deleteMessages(
    tx,
    groupId,
    gone.map(({ id }) => id),
  )
}

/** Messages from before the instant. */
export async function purgeMessages(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const old = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.groupId, groupId), lt(messages.madeAt, before)))
  await deleteMessages(
    tx,
    groupId,
    old.map(({ id }) => id),
  )
  return old.length
}

async function deleteMessages(tx: Transaction, groupId: string, ids: string[]): Promise<void> {
  await tx
    .delete(messageRecipients)
    .where(and(eq(messageRecipients.groupId, groupId), isIn(messageRecipients.messageId, ids)))
  await tx.delete(messages).where(and(eq(messages.groupId, groupId), isIn(messages.id, ids)))
}
