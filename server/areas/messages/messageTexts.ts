import { and, eq } from 'drizzle-orm'
import type { MessageTexts } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { AppDependencies } from '../../platform/dependencies'
import { messageRecipients } from '../../platform/db/schema/messages/messages'
import { ApiError } from '../../platform/http/errors'
import { withoutHidden } from '../../platform/auth/memberFields'
import { peopleOf } from './contacts'
import { toReader } from './mails/reader'
import { hasLinks, writeMessage, toPlainText } from './mails/writeMessage'
import { narrowedTo, openDraft } from './messageDraft'
import { inScope, messageList } from './messageList'
import { asRead } from './messageScope'
import type { MessageScope } from './messageScope'
import { pageAddress, pageTokens } from './pageAddress'
import type { PageToken } from './pageAddress'
import { concernedIds, draftOf } from './storedDraft'

/** The texts of a message to be handed on, one per recipient, with their personal links. */
export function messageTexts({ db, ...rest }: AppDependencies) {
  return {
    /**
     * Records that the links were shown, where the scope shows any. Throws `not_found` also for a message sent by e-mail. People who
     * are no longer asked have no text.
     */
    async find(actor: Actor, scope: MessageScope, id: string, origin: string): Promise<MessageTexts> {
      const { groupId } = actor
      const { row: message } = await messageList(db).findOne(groupId, id, scope)
      if (message.way !== 'share') throw new ApiError('not_found')
      const stored = await db
        .select({ personId: messageRecipients.personId, minorIds: messageRecipients.minorIds })
        .from(messageRecipients)
        .where(and(eq(messageRecipients.groupId, groupId), eq(messageRecipients.messageId, id)))
      const rows = stored.flatMap((row) => inScope(row, scope) ?? [])
      const { facts, target, recipients } = await openDraft(db, groupId, draftOf(message, concernedIds(rows)), {
        ownFields: scope.ownFields,
      })
      const people = rows.flatMap((row) => {
        const recipient = recipients.find((one) => one.id === row.personId)
        const ids = concernedIds([row])
        return (recipient && narrowedTo(recipient, (one) => ids.includes(one))) ?? []
      })
      const context = { db, ...rest }
      const tellsLinks = hasLinks(facts) && !scope.isFreeOnly
      const known = tellsLinks ? await pageTokens(context, groupId, people, 'manager') : new Map<string, PageToken[]>()
      const told = people.filter((person) => known.has(person.id))
      const toldOf = peopleOf(told)
      if (told.length > 0)
        await db.transaction((tx) =>
          appendAudit(tx, actor, {
            action: 'message_texts_told',
            subject: target
              ? { type: 'event', id: target.event.id, name: target.event.title }
              : { type: 'message', id, name: message.subject ?? undefined },
            after: { count: Object.keys(toldOf).length, people: toldOf },
          }),
        )
      return {
        texts: people.map((person) => {
          const read = asRead(person, scope)
          const { id: personId, phone, locale = message.locale } = read
          const pages = known.get(personId)
          const url = pages && pageAddress(origin, pages, target?.event.id)
          const reader = toReader(read, locale)
          return {
            personId,
            ...withoutHidden({ ...(phone !== undefined && { phone }) }, scope.hidden),
            text: toPlainText(writeMessage(facts, { ...reader, url })),
          }
        }),
      }
    },
  }
}
