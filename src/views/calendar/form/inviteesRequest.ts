import { inviteeSettingsOf, type Invitees } from '@contract/invitees'
import type { CalendarEvent } from '@contract/calendar'
import { filledDays } from './filledDays'
import type { EnteredValues, InviteesValues } from './eventFormValues'
import { wholeNumber } from '@/views/calendar/instrumentation/wholeNumber'

/** The invitees with the list of their kind, even an empty one, for which the contract then reports an error at its field. */
export function inviteesOf({ who, sections, instruments, groupIds, memberIds, isOptOut }: InviteesValues): Invitees {
  if (who === 'nobody') return { who }
  const rest = isOptOut === true && { isOptOut: true as const }
  if (who === 'sections') return { who, sections, ...rest }
  if (who === 'instruments') return { who, instruments, ...rest }
  if (who === 'groups') return { who, groupIds, ...rest }
  return who === 'members' ? { who, memberIds, ...rest } : { who, ...rest }
}

/** The invitee settings of the form as they would be sent, valid or not. */
export function toInviteeSettingsRequest(values: EnteredValues, read?: CalendarEvent): object {
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, places, guestsMax, answersByDay } = values
  // `asks` is absent for everybody, unless it was present before: an event that was not edited is sent unchanged.
  const isUsual = asks?.who === 'all' && asks.isOptOut !== true
  const isSilent = asks === undefined || (isUsual && read?.extendedProps.asks === undefined)
  return inviteeSettingsOf({
    asks: isSilent ? undefined : inviteesOf(asks),
    replyDays: replyDays === undefined ? undefined : wholeNumber(replyDays),
    callTime,
    meetingPoint,
    dress,
    lineupId,
    needs: needs ?? undefined,
    places: places === undefined ? undefined : wholeNumber(places),
    guestsMax: guestsMax === undefined ? undefined : wholeNumber(guestsMax),
    answersByDay: answersByDay === true && filledDays(values).length > 0 ? true : undefined,
  })
}
