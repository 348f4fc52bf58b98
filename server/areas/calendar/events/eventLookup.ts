import { partName } from '@contract/invitees'
import type { Invitees, Needs } from '@contract/invitees'
import type { CalendarEvent, EventTimes } from '@contract/calendar'
import { events } from '../../../platform/db/schema/calendar/events'

export const eventColumns = {
  id: events.id,
  title: events.title,
  calendar: events.calendar,
  status: events.status,
  planning: events.planning,
  allDay: events.allDay,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  startDate: events.startDate,
  endDate: events.endDate,
  url: events.url,
  location: events.location,
  description: events.description,
  programme: events.programme,
  days: events.days,
  played: events.played,
  seriesId: events.seriesId,
  asks: events.asks,
  replyDays: events.replyDays,
  callTime: events.callTime,
  meetingPoint: events.meetingPoint,
  dress: events.dress,
  lineupId: events.lineupId,
  needs: events.needs,
  places: events.places,
  guestsMax: events.guestsMax,
  answersByDay: events.answersByDay,
  inCharge: events.inCharge,
  leaderNotes: events.leaderNotes,
  version: events.version,
}

export type EventRow = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

export type Times = Pick<EventRow, 'allDay' | 'startsAt' | 'endsAt' | 'startDate' | 'endDate'>

/** The times as the wire has them: instants, or days for an all-day event. */
export function timesOf({ allDay, startsAt, endsAt, startDate, endDate }: Times): EventTimes {
  return { start: startDate ?? startsAt.toISOString(), end: endDate ?? endsAt.toISOString(), allDay }
}

/** Needed instruments as the activity log has them: `2 Horn, 1 Tuba`. */
export const needsText = (needs: Needs): string => needs.map((need) => `${need.count} ${partName(need)}`).join(', ')

/** Invitees as the activity log has them: sections and instruments by name, chosen members as their number. */
/** Without whether silence counts as yes: that is a field of its own. */
export function inviteesText({ who, sections, instruments, groupIds, memberIds }: Invitees): string {
  const people = groupIds ?? memberIds
  const chosen = sections ?? instruments ?? (people && [String(people.length)])
  return chosen === undefined ? who : `${who}: ${chosen.join(', ')}`
}

export function toEvent(row: EventRow): CalendarEvent {
  const { id, title, calendar, status, planning, url, version } = row
  const { location, description, programme, days, played, seriesId } = row
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, places, guestsMax, answersByDay } = row
  const { inCharge, leaderNotes } = row
  return {
    id,
    title,
    ...timesOf(row),
    ...(url !== null && { url }),
    extendedProps: {
      calendar,
      status,
      ...(planning !== null && { planning }),
      ...(location !== null && { location }),
      ...(description !== null && { description }),
      ...(programme !== null && { programme }),
      ...(days !== null && { days }),
      // A reopened event keeps its report, as a start for the next, but has not been played.
      ...(played !== null && status === 'finished' && { played }),
      ...(seriesId !== null && { seriesId }),
      ...(asks !== null && { asks }),
      ...(replyDays !== null && { replyDays }),
      ...(callTime !== null && { callTime }),
      ...(meetingPoint !== null && { meetingPoint }),
      ...(dress !== null && { dress }),
      ...(lineupId !== null && { lineupId }),
      ...(needs !== null && { needs }),
      ...(places !== null && { places }),
      ...(guestsMax !== null && { guestsMax }),
      ...(answersByDay === true && { answersByDay }),
      ...(inCharge !== null && { inCharge }),
      ...(leaderNotes !== null && { leaderNotes }),
    },
    version,
  }
}
