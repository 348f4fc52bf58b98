import { and, eq } from 'drizzle-orm'
import type { MessageTexts } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { AppDependencies } from '../../platform/dependencies'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { ApiError } from '../../platform/http/errors'
import { personalTokens } from '../calendar/replies/public'
import { hasLinks, writeMessage, toPlainText } from './mails/writeMessage'
import { openDraft } from './messageDraft'
import { draftOf } from './storedDraft'

/** The texts of a message to be handed on, one per recipient, with their personal links. */
export function messageTexts({ db, ...rest }: AppDependencies) {
  const tokens = personalTokens({ db, ...rest })

  return {
    /**
     * Records that the links were shown. Throws `not_found` also for a message sent by e-mail. People who are no longer asked have no
     * text.
     */
    async find(actor: Actor, id: string, origin: string): Promise<MessageTexts> {
      const { groupId } = actor
      const [message] = await db
        .select()
        .from(messages)
        .where(and(eq(messages.groupId, groupId), eq(messages.id, id), eq(messages.way, 'share')))
      if (message === undefined) throw new ApiError('not_found')
      const rows = await db
        .select({ id: messageRecipients.personId })
        .from(messageRecipients)
        .where(and(eq(messageRecipients.groupId, groupId), eq(messageRecipients.messageId, id)))
      const wanted = new Set(rows.map((row) => row.id))
      const { facts, target, recipients } = await openDraft(db, groupId, draftOf(message, [...wanted]))
      const people = recipients.filter((person) => wanted.has(person.id))
      const known = hasLinks(facts) ? await tokens.tell(groupId, people, 'manager') : new Map<string, string>()
      const told = people.filter((person) => known.has(person.id))
      if (told.length > 0)
        await db.transaction((tx) =>
          appendAudit(tx, actor, {
            action: 'message_texts_told',
            subject: target
              ? { type: 'event', id: target.event.id, name: target.event.title }
              : { type: 'message', id, name: message.subject ?? undefined },
            after: { count: told.length, people: Object.fromEntries(told.map(({ id: one, name }) => [one, name])) },
          }),
        )
      return {
        texts: people.map(({ id: personId, name, instrument, phone, locale = message.locale, toConfirm }) => {
          const token = known.get(personId)
          const url = token && `${origin}/my#${token}`
          return {
            personId,
            ...(phone !== undefined && { phone }),
            text: toPlainText(writeMessage(facts, { locale, name, instrument, toConfirm, url })),
          }
        }),
      }
    },
  }
}
