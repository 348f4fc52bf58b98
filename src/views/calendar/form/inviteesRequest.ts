import { inviteeSettingsOf, type Invitees } from '@contract/invitees'
import type { CalendarEvent } from '@contract/calendar'
import type { EnteredValues, InviteesValues } from './eventFormValues'
import { wholeNumber } from '@/views/calendar/instrumentation/wholeNumber'

/** The invitees with the list of their kind, even an empty one, for which the contract then reports an error at its field. */
export function inviteesOf({ who, sections, instruments, groupIds, memberIds }: InviteesValues): Invitees {
  if (who === 'sections') return { who, sections }
  if (who === 'instruments') return { who, instruments }
  if (who === 'groups') return { who, groupIds }
  return who === 'members' ? { who, memberIds } : { who }
}

/** The invitee settings of the form as they would be sent, valid or not. */
export function toInviteeSettingsRequest(values: EnteredValues, read?: CalendarEvent): object {
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs } = values
  // `asks` is absent for everybody, unless it was present before: an event that was not edited is sent unchanged.
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
