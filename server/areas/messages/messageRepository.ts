import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Locale } from '@contract/locales'
import type * as z from 'zod/mini'
import { namesLink } from '@contract/messageFields'
import type { HandedBody, Message, MessageDetails, NewMessage, RetryBody } from '@contract/messages'
import { appendAudit, appendServerAudit } from '../../platform/audit/auditEntries'
import type { AuditSubject, NewAuditEntry } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { ApiError, invalidField } from '../../platform/http/errors'
import { enqueueAll } from '../../platform/jobs/jobs'
import { openDraft } from './messageDraft'
import { peopleOf } from './contacts'
import type { OpenDraft, OpenEventDraft, Recipient } from './messageDraft'
import { messageList, toMessage } from './messageList'
import type { ListRow } from './messageList'
import type { MessageScope } from './messageScope'
import { sendMessage } from './sendMessage'
import { reachable, storeMessage } from './storeMessage'

/** What the activity log names: the event, or the message itself. */
const subjectOf = ({ row, eventTitle }: ListRow): AuditSubject =>
  row.eventId === null
    ? { type: 'message', id: row.id, name: row.subject ?? undefined }
    : { type: 'event', id: row.eventId, name: eventTitle ?? undefined }

const isMessage = (groupId: string, id: string) => and(eq(messages.groupId, groupId), eq(messages.id, id))

export function messageRepository(db: Database) {
  const list = messageList(db)

  return {
    /**
     * Repeated with the same id, kind, event or subject, and way it returns the stored message and sends nothing twice; anything else under the id
     * throws `conflict`. Throws `event_over` and `event_cancelled`. Where the scope is free ones: `forbidden` for others, and
     * `not_allowed` at the text for a link that would be shown to the sender.
     */
    async send(
      actor: Actor,
      scope: MessageScope,
      message: NewMessage,
      hasMail: boolean,
    ): Promise<{ message: Message; isNew: boolean }> {
      const { groupId, userId: senderId, name } = actor
      const { isFreeOnly, led } = scope
      if (message.way === 'email' && !hasMail) throw invalidField('message.way', 'not_allowed')
      if (isFreeOnly && message.kind !== 'free') throw new ApiError('forbidden')
      if (isFreeOnly && message.kind === 'free' && message.way === 'share' && namesLink(message.words))
        throw invalidField('message.words', 'not_allowed')
      const now = new Date()
      const draft = await openDraft(db, groupId, message, { now, led })
      const id = message.id.toLowerCase()
      const recipients = reachable(draft, message)
      const locale = draft.group.settings?.locale ?? (await accountLocale(db, actor))
      const { way, isUrgent = false } = message
      const includesMaybe = message.kind !== 'free' && message.includesMaybe === true
      const isNew = await db.transaction(async (tx) => {
        const [known] = await tx.select({ id: messages.id }).from(messages).where(isMessage(groupId, id))
        // Checked first: a request that is repeated because its answer was lost can come after the event.
        if (known !== undefined) return false
        if (draft.target?.isOver) throw new ApiError('event_over')
        const isOff = draft.target?.event.status === 'cancelled'
        if (isOff && message.kind !== 'changed') throw new ApiError('event_cancelled')
        if (recipients.length === 0) throw invalidField('message.personIds', 'required')
        const storing = { id, way, by: name, senderId, locale, isUrgent, includesMaybe, recipients }
        if (!(await storeMessage(tx, groupId, draft, storing, now))) return false
        await appendAudit(tx, actor, sentEntry(draft, id, recipients))
        return true
      })
      const stored = await list.findOne(groupId, id, scope).catch((error: unknown) => {
        // Under this id there is one that is not for these eyes.
        throw error instanceof ApiError && error.code === 'not_found' ? new ApiError('conflict') : error
      })
      const { kind, eventId, subject } = stored.row
      const about = message.kind === 'free' ? [null, message.subject] : [message.eventId.toLowerCase(), null]
      const isSame = isDeepStrictEqual([kind, eventId, subject, stored.row.way], [message.kind, ...about, way])
      if (!isNew && !isSame) throw new ApiError('conflict', { current: toMessage(stored) })
      return { message: toMessage(stored), isNew }
    },

    /** Retries failed recipients, and with `includesUnclear` unclear ones. */
    async retry(
      actor: Actor,
      scope: MessageScope,
      { id, includesUnclear = false }: z.infer<typeof RetryBody>,
    ): Promise<MessageDetails> {
      const { groupId } = actor
      const found = await list.findOne(groupId, id, scope)
      const { row } = found
      const theirs = scope.led && (await list.find(groupId, id, scope)).recipients.map(({ personId }) => personId)
      await db.transaction(async (tx) => {
        const { state } = messageRecipients
        const isLost = includesUnclear ? sql`${state} in ('failed', 'unclear')` : eq(state, 'failed')
        const again = await tx
          .update(messageRecipients)
          .set({ state: 'waiting', at: sql`now()`, reason: null, replyCode: null, pauses: 0, notBefore: null })
          .where(
            and(
              eq(messageRecipients.groupId, groupId),
              eq(messageRecipients.messageId, row.id),
              isLost,
              theirs && isIn(messageRecipients.personId, theirs),
            ),
          )
          .returning({ personId: messageRecipients.personId })
        const payloads = again.map(({ personId }) => ({ groupId, messageId: row.id, personId }))
        await enqueueAll(tx, sendMessage, payloads)
        if (again.length > 0)
          await appendAudit(tx, actor, {
            action: 'message_retried',
            subject: subjectOf(found),
            after: { count: again.length },
          })
      })
      return list.find(groupId, id, scope)
    },

    /** Marks a recipient as handed the message, or undoes the mark. Throws `not_found` for one who is not read. */
    async mark(
      groupId: string,
      scope: MessageScope,
      { id, personId, isHanded }: z.infer<typeof HandedBody>,
    ): Promise<MessageDetails> {
      await list.findOne(groupId, id, scope)
      const read = scope.led && (await list.find(groupId, id, scope)).recipients
      if (read?.every((one) => one.personId !== personId.toLowerCase())) throw new ApiError('not_found')
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
      return list.find(groupId, id, scope)
    },
  }
}

/** The entry of the activity log: of a free message, with whom it concerns. */
function sentEntry({ target, facts }: OpenDraft, id: string, recipients: Recipient[]): NewAuditEntry {
  const people = peopleOf(recipients)
  const count = Object.keys(people).length
  if (target !== undefined) {
    const { id: eventId, title } = target.event
    return { action: 'message_sent', subject: { type: 'event', id: eventId, name: title }, after: { count } }
  }
  return {
    action: 'members_written_to',
    subject: { type: 'message', id, name: facts.kind === 'free' ? facts.subject : undefined },
    after: { count, people },
  }
}

/** Sends a standing order's message, once per `orderKey`. Returns the number of recipients. */
export async function sendOrder(
  db: Database,
  groupId: string,
  draft: OpenEventDraft,
  order: { key: string; locale: Locale; includesMaybe: boolean; personIds?: string[] },
): Promise<number> {
  const now = new Date()
  const { key: orderKey, personIds, ...rest } = order
  const recipients = reachable(draft, { way: 'email', personIds })
  if (recipients.length === 0) return 0
  return db.transaction(async (tx) => {
    const storing = { id: newId(), way: 'email' as const, by: null, senderId: null, orderKey, ...rest, recipients }
    if (!(await storeMessage(tx, groupId, draft, storing, now))) return 0
    const { event } = draft.target
    await appendServerAudit(tx, groupId, {
      action: 'message_sent',
      subject: { type: 'event', id: event.id, name: event.title },
      after: { count: Object.keys(peopleOf(recipients)).length },
    })
    return recipients.length
  })
}
