import type { MyEvent } from '@contract/calendar/replies'
import type { PendingReply } from './useReplies'

/** The event as the person has answered it, whether or not the server knows. */
export function withPending(event: MyEvent, pending: PendingReply | undefined): MyEvent {
  if (pending === undefined) return event
  const { toConfirm: _confirm, isAway: _away, isSetByOther: _set, reason: _reason, ...rest } = event
  return { ...rest, answer: pending.answer, ...(pending.reason !== undefined && { reason: pending.reason }) }
}
