import { EventAnswer, EventList, EventRemovalAnswer, type CalendarEvent, type EventWrite } from '@contract/calendar'
import { EventIdsAnswer, EventsAnswer } from '@contract/eventBatches'
import { FeedAnswer } from '@contract/feeds'
import { SeasonCopyPreview, type SeasonCopy } from '@contract/seasonCopy'
import { SeriesPreview, type SeriesChange } from '@contract/seriesChange'
import { apiRequest } from '@/api/apiRequest'
import type { EventAddition, EventChange, EventQuery, EventRemoval, EventsUndo } from './calendar'

export function listEvents({ calendars, ...span }: EventQuery, signal: AbortSignal): Promise<CalendarEvent[]> {
  // An empty list leaves no trace in an address: said with one empty value, it means none of them.
  const picked = calendars.length > 0 ? calendars : ''
  return apiRequest(EventList, { url: '/calendar/list-events', params: { calendars: picked, ...span }, signal })
}

/** What touches the days from `start` to before `end`, whatever the screen shows. */
export function eventsBetween(span: { start: string; end: string }, signal: AbortSignal): Promise<CalendarEvent[]> {
  return apiRequest(EventList, { url: '/calendar/list-events', params: span, signal })
}

export function eventsOfSeries(seriesId: string, signal: AbortSignal): Promise<CalendarEvent[]> {
  return apiRequest(EventList, { url: '/calendar/list-events', params: { seriesId }, signal })
}

export async function findEvent(id: string, signal: AbortSignal): Promise<CalendarEvent> {
  return (await apiRequest(EventAnswer, { url: '/calendar/find-event', params: { id }, signal })).event
}

export function addEvent(data: EventAddition): Promise<EventAnswer> {
  return apiRequest(EventAnswer, { method: 'post', url: '/calendar/add-event', data })
}

export function updateEvent(data: EventChange): Promise<EventAnswer> {
  return apiRequest(EventAnswer, { method: 'post', url: '/calendar/update-event', data })
}

/** Answers everything that it took away, as it was last read. */
export async function removeEvent({ event, scope }: EventRemoval): Promise<CalendarEvent[]> {
  const params = { id: event.id, scope }
  const answer = await apiRequest(EventRemovalAnswer, { method: 'delete', url: '/calendar/remove-event', params })
  return answer.events ?? [event]
}

export async function addEvents(events: EventWrite[]): Promise<CalendarEvent[]> {
  return (await apiRequest(EventsAnswer, { method: 'post', url: '/calendar/add-events', data: { events } })).events
}

export async function removeEvents(ids: string[]): Promise<string[]> {
  return (await apiRequest(EventIdsAnswer, { method: 'post', url: '/calendar/remove-events', data: { ids } })).ids
}

export async function undoEvents({ events, remove }: EventsUndo): Promise<void> {
  if (events.length === 0) await removeEvents(remove)
  else {
    const data = { events, ...(remove.length > 0 && { remove }) }
    await apiRequest(EventsAnswer, { method: 'post', url: '/calendar/add-events', data })
  }
}

export function previewSeries({ id, repeat }: SeriesChange, signal: AbortSignal): Promise<SeriesPreview> {
  return apiRequest(SeriesPreview, { method: 'post', url: '/calendar/preview-series', data: { id, repeat }, signal })
}

export function changeSeries(data: SeriesChange): Promise<EventAnswer> {
  return apiRequest(EventAnswer, { method: 'post', url: '/calendar/change-series', data })
}

export function previewCopy(copy: SeasonCopy): Promise<SeasonCopyPreview> {
  return apiRequest(SeasonCopyPreview, { method: 'post', url: '/calendar/preview-copy', data: { copy } })
}

export async function fetchFeed(signal: AbortSignal): Promise<FeedAnswer['feed']> {
  return (await apiRequest(FeedAnswer, { url: '/calendar/feed', signal })).feed
}

export async function renewFeed(): Promise<FeedAnswer['feed']> {
  return (await apiRequest(FeedAnswer, { method: 'post', url: '/calendar/renew-feed', data: {} })).feed
}

export async function removeFeed(): Promise<FeedAnswer['feed']> {
  return (await apiRequest(FeedAnswer, { method: 'delete', url: '/calendar/remove-feed' })).feed
}
