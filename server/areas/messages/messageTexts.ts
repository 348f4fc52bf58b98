import { and, eq } from 'drizzle-orm'
import type { MessageTexts } from '@contract/replies/messages'
import type { AppDependencies } from '../../platform/dependencies'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { ApiError } from '../../platform/http/errors'
import { personalTokens } from '../replies/replyLookup'
import { writeMessage, toPlainText } from './mails/writeMessage'
import { openDraft } from './messageDraft'

/** What each of those is to read to whom a message is handed on, with their personal links. */
export function messageTexts({ db, ...rest }: AppDependencies) {
  const tokens = personalTokens({ db, ...rest })

  return {
    /** Throws `not_found` also for one that went by e-mail. Who is not asked any more has no text. */
    async find(groupId: string, id: string, origin: string): Promise<MessageTexts> {
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
      const { facts, recipients } = await openDraft(db, groupId, message)
      const people = recipients.filter((person) => wanted.has(person.id))
      const known = await tokens.tell(groupId, people)
      return {
        texts: people.map(({ id: personId, name, phone, locale = message.locale, toConfirm }) => {
          const token = known.get(personId)
          const url = token && `${origin}/my#${token}`
          return {
            personId,
            ...(phone !== undefined && { phone }),
            text: toPlainText(writeMessage(facts, { locale, name, toConfirm, url })),
          }
        }),
      }
    },
  }
}
