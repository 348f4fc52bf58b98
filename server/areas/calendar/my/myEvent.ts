import type { MyEvent } from '@contract/calendar/replies'
import { toEvent } from '../events/public'
import { deadlineOf, isOver } from '../invitees/public'
import type { InvitingEvent, InvitingGroup, ReplyState } from '../invitees/public'

/** An event for a personal page. Fields are listed one by one, so that other invitees and needs are never included. */
export function toMyEvent(
  event: InvitingEvent,
  group: InvitingGroup,
  { isInvited, state }: { isInvited: boolean; state: ReplyState },
  now: Date,
): MyEvent {
  const { id, title, start, end, allDay, url, extendedProps } = toEvent(event)
  const { calendar, status, location, description, programme, callTime, meetingPoint, dress } = extendedProps
  const deadline = deadlineOf(event, group)
  // Who set an answer for somebody is another person's name.
  const { setBy: _name, ...own } = state
  return {
    id,
    title,
    calendar,
    status,
    start,
    end,
    allDay,
    ...(url !== undefined && { url }),
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    ...(programme !== undefined && { programme }),
    ...(callTime !== undefined && { callTime }),
    ...(meetingPoint !== undefined && { meetingPoint }),
    ...(dress !== undefined && { dress }),
    isAsked: isInvited,
    isOpen: isInvited && status === 'scheduled' && !isOver(event, now) && now < deadline,
    ...(isInvited && { deadline: deadline.toISOString() }),
    ...own,
  }
}
