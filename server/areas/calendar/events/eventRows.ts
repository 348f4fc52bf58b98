import type { Invitees } from '@contract/invitees'
import type { EventWrite } from '@contract/calendar'
import { momentOf } from '../../../platform/time/groupTime'
import type { EventRow } from './eventLookup'

/** What a write sets: all but the series and what was played, which the server sets, and the version. */
export type EventContent = Omit<EventRow, 'version' | 'seriesId' | 'played'>

/** Invitees as stored: null for everybody who is active, ids in lower case. */
function toInvitees(invitees: Invitees | undefined): Invitees | null {
  if (invitees === undefined) return null
  const { memberIds, groupIds, ...rest } = invitees
  const stored = (ids: string[]) => ids.map((id) => id.toLowerCase())
  return {
    ...rest,
    ...(groupIds && { groupIds: stored(groupIds) }),
    ...(memberIds && { memberIds: stored(memberIds) }),
  }
}

/** All columns that a write sets, the absent ones as null: a replace clears what it does not name. */
export function toRow(event: EventWrite, timeZone: string): EventContent {
  const { id, title, start, end, allDay, url, extendedProps } = event
  const { calendar, status, planning, location, description, programme, days = [] } = extendedProps
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, places, guestsMax, answersByDay } =
    extendedProps
  const { inCharge, leaderNotes } = extendedProps
  return {
    // Lower case, as PostgreSQL writes uuids, so that the row compares with a stored one.
    id: id.toLowerCase(),
    title,
    calendar,
    status,
    planning: planning ?? null,
    allDay,
    startsAt: momentOf(start, timeZone),
    endsAt: momentOf(end, timeZone),
    startDate: allDay ? start : null,
    endDate: allDay ? end : null,
    url: url ?? null,
    location: location ?? null,
    description: description ?? null,
    // No pieces, no programme.
    programme: programme === undefined || programme.length === 0 ? null : programme,
    days: days.length === 0 ? null : days.toSorted((one, other) => one.day - other.day),
    asks: toInvitees(asks),
    replyDays: replyDays ?? null,
    callTime: callTime ?? null,
    meetingPoint: meetingPoint ?? null,
    dress: dress ?? null,
    lineupId: lineupId?.toLowerCase() ?? null,
    // An empty list is stored: the event needs nothing, though its instrumentation does.
    needs: needs ?? null,
    places: places ?? null,
    guestsMax: guestsMax ?? null,
    answersByDay: answersByDay ?? null,
    inCharge: inCharge ?? null,
    leaderNotes: leaderNotes ?? null,
  }
}
