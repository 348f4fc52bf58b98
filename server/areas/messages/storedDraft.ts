import type { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import type { Draft } from './messageDraft'

/** Whom the stored messages to these recipients concern. */
export const concernedIds = (
  recipients: readonly Pick<typeof messageRecipients.$inferSelect, 'personId' | 'minorIds'>[],
): string[] => [...new Set(recipients.flatMap(({ personId, minorIds }) => minorIds ?? [personId]))]

/** A stored message as a draft that concerns these people. Every message about an event has one. */
export function draftOf(row: typeof messages.$inferSelect, personIds: string[]): Draft {
  const { kind, eventId, subject, words, includesMaybe, moreEvents } = row
  if (kind === 'free') return { kind, subject, words, to: { who: 'members', memberIds: personIds } }
  return { kind, eventId: eventId ?? '', words, includesMaybe, moreEvents }
}
