import type { messages } from '../../platform/db/schema/messages/messages'
import type { Draft } from './messageDraft'

/** A stored message as a draft for those of its recipients. Every message about an event has one. */
export function draftOf(row: typeof messages.$inferSelect, personIds: string[]): Draft {
  const { kind, eventId, subject, words, includesMaybe, moreEvents } = row
  if (kind === 'free') return { kind, subject, words, to: { who: 'members', memberIds: personIds } }
  return { kind, eventId: eventId ?? '', words, includesMaybe, moreEvents }
}
