import { inviteeSettingsOf, type Invitees } from '@contract/invitees'
import type { CalendarEvent } from '@contract/calendar'
import type { EnteredValues, InviteesValues } from './eventFormValues'
import { wholeNumber } from '@/views/calendar/instrumentation/wholeNumber'

/** With the list of its kind, even an empty one: the contract asks for it at its field. */
export function inviteesOf({ who, sections, instruments, memberIds }: InviteesValues): Invitees {
  if (who === 'sections') return { who, sections }
  if (who === 'instruments') return { who, instruments }
  return who === 'members' ? { who, memberIds } : { who }
}

/** What the event says to those whom it asks, as it would be sent, valid or not. */
export function toInviteeSettingsRequest(values: EnteredValues, read?: CalendarEvent): object {
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs } = values
  // Everybody goes without saying, unless somebody has said so: an event that is not touched is sent as it was.
  const isSilent = asks === undefined || (asks.who === 'all' && read?.extendedProps.asks === undefined)
  return inviteeSettingsOf({
    asks: isSilent ? undefined : inviteesOf(asks),
    replyDays: replyDays === undefined ? undefined : wholeNumber(replyDays),
    callTime,
    meetingPoint,
    dress,
    lineupId,
    needs: needs ?? undefined,
  })
}
