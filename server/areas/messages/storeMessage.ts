import type { Locale } from '@contract/auth'
import type { NewMessage } from '@contract/messages'
import type { Transaction } from '../../platform/db/database'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { enqueueAll } from '../../platform/jobs/jobs'
import type { OpenDraft } from './messageDraft'
import { quietUntil } from './quietTime'
import { sendMessage } from './sendMessage'

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
 * Stores a message with a row per recipient, and for e-mails a job per recipient. Returns false if the id, or the standing order's key,
 * is already stored.
 */
export async function storeMessage(
  tx: Transaction,
  groupId: string,
  { facts, recipients, group }: OpenDraft,
  { personIds, ...message }: Storing,
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

/** The ids of the recipients who can be reached the chosen way. */
export function reachable(
  { recipients }: OpenDraft,
  { way, personIds }: Pick<NewMessage, 'way' | 'personIds'>,
): string[] {
  const chosen = personIds && new Set(personIds.map((id) => id.toLowerCase()))
  return recipients
    .filter(({ id, block }) => (chosen?.has(id) ?? true) && (way === 'share' || block === undefined))
    .map(({ id }) => id)
}
