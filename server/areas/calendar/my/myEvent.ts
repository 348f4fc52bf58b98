import type { MyEvent } from '@contract/calendar/replies'
import { toEvent } from '../events/public'
import { deadlineOf, isOver, takenAnswers } from '../invitees/public'
import type { AnsweringGroup, InvitingEvent, ReplyState } from '../invitees/public'

/** An event for a personal page. Fields are listed one by one, so that other invitees and needs are never included. */
export function toMyEvent(
  event: InvitingEvent,
  group: AnsweringGroup,
  { isInvited, state, isFull }: { isInvited: boolean; state: ReplyState; isFull: boolean },
  now: Date,
): MyEvent {
  const { id, title, start, end, allDay, url, extendedProps } = toEvent(event)
  const { calendar, status, planning, seriesId, location, description, programme, days } = extendedProps
  const { callTime, meetingPoint, dress, guestsMax, answersByDay } = extendedProps
  const deadline = deadlineOf(event, group)
  const taken =
    isInvited &&
    status === 'scheduled' &&
    !isOver(event, now) &&
    takenAnswers(event, group, now, state.toConfirm !== undefined)
  // Who set an answer for somebody is another person's name.
  const { setBy: _name, ...own } = state
  return {
    id,
    title,
    calendar,
    status,
    ...(planning === 'option' && { isOption: true as const }),
    start,
    end,
    allDay,
    ...(seriesId !== undefined && { seriesId }),
    ...(url !== undefined && { url }),
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    ...(programme !== undefined && { programme }),
    ...(days !== undefined && { days }),
    ...(callTime !== undefined && { callTime }),
    ...(meetingPoint !== undefined && { meetingPoint }),
    ...(dress !== undefined && { dress }),
    ...(isInvited && guestsMax !== undefined && { guestsMax }),
    ...(isInvited && days !== undefined && answersByDay && { answersByDay }),
    ...(isInvited && isFull && { isFull: true as const }),
    isAsked: isInvited,
    isOpen: taken === 'all',
    ...(taken === 'no' && { takesOnlyNo: true }),
    ...(isInvited && { deadline: deadline.toISOString() }),
    ...own,
  }
}
