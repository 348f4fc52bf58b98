import type { MyEvent, OwnReply } from '@contract/calendar/replies'

/** What the person said: also a yes that waits for a place. */
export const saidOf = ({ answer, isAssumed, waiting }: MyEvent): OwnReply['answer'] => {
  if (waiting !== undefined) return 'yes'
  return isAssumed ? 'silent' : answer
}

/** What restores the answer that the event had. */
export const answerBefore = (event: MyEvent): OwnReply => {
  const { id: eventId, reason, guests, comesOn } = event
  return {
    eventId,
    answer: saidOf(event),
    ...(reason !== undefined && { reason }),
    ...(guests !== undefined && { guests }),
    ...(comesOn !== undefined && { comesOn }),
  }
}
