import type { Locale } from '@contract/locales'
import type { NewMessage } from '@contract/messages'
import type { Transaction } from '../../platform/db/database'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { enqueueAll } from '../../platform/jobs/jobs'
import { narrowedTo } from './messageDraft'
import type { OpenDraft, Recipient } from './messageDraft'
import { quietUntil } from '../../platform/time/quietTime'
import { sendMessage } from './sendMessage'

interface Storing {
  id: string
  way: NewMessage['way']
  by: string | null
  senderId: string | null
  locale: Locale
  orderKey?: string
  isUrgent?: boolean
  includesMaybe?: boolean
  recipients: Recipient[]
}

/**
 * Stores a message with a row per recipient, and for e-mails a job per recipient. Returns false if the id, or the standing order's key,
 * is already stored.
 */
export async function storeMessage(
  tx: Transaction,
  groupId: string,
  { facts, group }: OpenDraft,
  { recipients, ...message }: Storing,
  now: Date,
): Promise<boolean> {
  const content =
    facts.kind === 'free'
      ? { kind: facts.kind, subject: facts.subject, words: facts.words }
      : { kind: facts.kind, words: facts.words, moreEvents: facts.moreEvents, eventId: facts.event.id }
  const made = await tx
    .insert(messages)
    .values({ groupId, ...content, ...message })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (made.length === 0) return false
  const isMail = message.way === 'email'
  const notBefore = message.isUrgent === true ? undefined : quietUntil(group.settings?.quiet, group.timeZone, now)
  await tx.insert(messageRecipients).values(
    recipients.map(({ id, isDeputy, minors }) => ({
      groupId,
      messageId: message.id,
      personId: id,
      isDeputy,
      minorIds: minors ? minors.concerned.map((minor) => minor.id) : null,
      state: isMail ? ('waiting' as const) : ('open' as const),
      notBefore: isMail ? (notBefore ?? null) : null,
    })),
  )
  if (!isMail) return true
  const payloads = recipients.map(({ id }) => ({ groupId, messageId: message.id, personId: id }))
  await enqueueAll(tx, sendMessage, payloads, notBefore)
  return true
}

/** The recipients who can be reached the chosen way; chosen by their own ids, or guardians by those of their minors. */
export function reachable(
  { recipients }: OpenDraft,
  { way, personIds }: Pick<NewMessage, 'way' | 'personIds'>,
): Recipient[] {
  const chosen = personIds && new Set(personIds.map((id) => id.toLowerCase()))
  return recipients
    .filter(({ block }) => way === 'share' || block === undefined)
    .flatMap((recipient) => (chosen ? (narrowedTo(recipient, (id) => chosen.has(id)) ?? []) : [recipient]))
}
