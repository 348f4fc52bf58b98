import { createSlice, isAnyOf, original } from '@reduxjs/toolkit'
import {
  type AnswerFate,
  type EventAnswer,
  type EventReport,
  type CalendarEvent,
  type EventCalendar,
  type EventWrite,
  type FinishReport,
  type Repeat,
  type SeriesScope,
  listEventsCall,
  addEventCall,
  updateEventCall,
  removeEventCall,
  findCalendarEventCall,
  allCalendarEventsCall,
  findReportCall,
  finishEventCall,
  reopenEventCall,
} from '@contract/calendar'
import { eventCalendars } from '@contract/choices'
import { addMonths, firstOfMonth } from '@contract/days'
import { addEventsCall, removeEventsCall } from '@contract/calendar/eventBatches'
import { type FeedAnswer, calendarFeedCall, renewFeedCall, removeFeedCall } from '@contract/calendar/feeds'
import { type SeasonCopyPreview, type SeasonCopy, previewCopyCall } from '@contract/calendar/seasonCopy'
import {
  type SeriesPreview,
  type SeriesChange,
  changeSeriesCall,
  previewSeriesCall,
} from '@contract/calendar/seriesChange'
import { keepUnchangedRows, statusOfRequest, type RequestStatus } from './requestStatus'
import { slices } from './store'
import { apiRequest } from '@/api/apiRequest'
import type { Failure } from '@/api/failure'
import { refetchAnalytics } from './analytics'
import { createAppThunk, type AppThunkApi } from './appThunk'
import { getCalls } from './getCalls'

/** The requested categories, and the days from `start` to before `end`. */
export interface EventQuery {
  calendars: readonly EventCalendar[]
  start: string
  end: string
}

interface EventAddition {
  event: EventWrite
  repeat?: Repeat | undefined
}

export interface EventChange {
  event: EventWrite
  /** For an event of a series; `this` without it. */
  scope?: SeriesScope | undefined
  /** For a single event, which becomes the first of a series. */
  repeat?: Repeat | undefined
  answers?: AnswerFate | undefined
}

interface EventRemoval {
  /** As last read. */
  event: CalendarEvent
  scope?: SeriesScope | undefined
}

/** What undoes a change, all or nothing. */
export interface EventsUndo {
  events: EventWrite[]
  /** The ids of those that the change had added. */
  remove: string[]
}

interface CalendarState {
  events: CalendarEvent[]
  /** The query of `events`; null before the first result. */
  loadedQuery: EventQuery | null
  /** The last query that was requested. */
  requestedQuery: EventQuery | null
  status: RequestStatus
  error: Failure | null
  /** Of the newest request: the result of an older one is dropped. */
  requestId: string | null
  /** How many changes were made from here, without removals (`isChange`). */
  changeCount: number
}

export const fetchEvents = createAppThunk<CalendarEvent[], EventQuery>('calendar/fetchEvents', (query, { signal }) =>
  apiRequest(listEventsCall, { ...getCalls.events(query), signal }),
)

/** The present month in all categories, in UTC: where no calendar was shown yet, which of its edges are missing does not matter. */
function firstQuery(): EventQuery {
  const today = new Date().toISOString().slice(0, 10)
  return { calendars: eventCalendars, start: firstOfMonth(today), end: addMonths(today, 1) }
}

/** Each change is followed by a refetch of what the screen shows, or would show first. */
function refetch({ dispatch, getState }: AppThunkApi): void {
  // The slice lives in the store under its own name.
  const query = (getState() as { calendar?: CalendarState }).calendar?.requestedQuery ?? firstQuery()
  void dispatch(fetchEvents(query))
}

function createChange<Answer, Arg>(name: string, change: (arg: Arg) => Promise<Answer>) {
  return createAppThunk<Answer, Arg>(`calendar/${name}`, async (arg, api) => {
    const answer = await change(arg)
    refetch(api)
    return answer
  })
}

export const addEvent = createChange<EventAnswer, EventAddition>('add', (data) => apiRequest(addEventCall, { data }))
export const updateEvent = createChange<EventAnswer, EventChange>('update', (data) =>
  apiRequest(updateEventCall, { data }),
)
/** Returns all events that were removed, as they were last read: sent to `addEvents`, they are restored. */
export const removeEvent = createChange<CalendarEvent[], EventRemoval>('remove', async ({ event, scope }) => {
  const answer = await apiRequest(removeEventCall, { params: { id: event.id, scope } })
  return answer.events ?? [event]
})
/** All or none: adds, replaces or restores, each by docs/writes.md. */
export const addEvents = createChange<CalendarEvent[], EventWrite[]>(
  'addMany',
  async (events) => (await apiRequest(addEventsCall, { data: { events } })).events,
)
export const removeEvents = createChange<string[], string[]>(
  'removeMany',
  async (ids) => (await apiRequest(removeEventsCall, { data: { ids } })).ids,
)
export const undoEvents = createChange<void, EventsUndo>('undo', async ({ events, remove }) => {
  if (events.length === 0) {
    await apiRequest(removeEventsCall, { data: { ids: remove } })
    return
  }
  const data = { events, ...(remove.length > 0 && { remove }) }
  await apiRequest(addEventsCall, { data })
})
/** How a series goes on from one of its events. */
export const changeSeries = createChange<EventAnswer, SeriesChange>('changeSeries', (data) =>
  apiRequest(changeSeriesCall, { data }),
)

export const findEvent = async (id: string): Promise<CalendarEvent> =>
  (await apiRequest(findCalendarEventCall, getCalls.event(id))).event
/** What touches the days from `start` to before `end`; the calendar's own state stays as it is. */
export const fetchEventsBetween = (
  span: { start: string; end: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<CalendarEvent[]> => apiRequest(listEventsCall, { ...getCalls.events(span), ...(signal && { signal }) })
export const fetchSeries = (seriesId: string): Promise<CalendarEvent[]> =>
  apiRequest(listEventsCall, { params: { seriesId } })
/** Every event, for what the group's programmes hold; none while that is not wanted. */
export const fetchEventChoices = (isWanted: boolean): Promise<CalendarEvent[]> =>
  isWanted ? apiRequest(allCalendarEventsCall) : Promise.resolve([])
export const previewSeries = ({ id, repeat }: SeriesChange): Promise<SeriesPreview> =>
  apiRequest(previewSeriesCall, { data: { id, repeat } })
export const previewCopy = (copy: SeasonCopy): Promise<SeasonCopyPreview> =>
  apiRequest(previewCopyCall, { data: { copy } })

/** The event, who was in the group on its day, and its report where there is one. */
export const findReport = (id: string): Promise<EventReport> => apiRequest(findReportCall, { params: { id } })
/** The list of finished events is then read again. */
export const finishEvent = createAppThunk<CalendarEvent, FinishReport>('calendar/finish', async (obj, { dispatch }) => {
  const { event } = await apiRequest(finishEventCall, { data: { obj } })
  void dispatch(refetchAnalytics())
  return event
})
export const reopenEvent = createAppThunk<CalendarEvent, Pick<FinishReport, 'id' | 'version'>>(
  'calendar/reopen',
  async (obj, { dispatch }) => {
    const { event } = await apiRequest(reopenEventCall, { data: { obj } })
    void dispatch(refetchAnalytics())
    return event
  },
)

export const fetchFeed = async (): Promise<FeedAnswer['feed']> => (await apiRequest(calendarFeedCall)).feed
/** Makes the first address, or another in place of the one before, which answers no more. */
export const renewFeed = async (): Promise<FeedAnswer['feed']> => (await apiRequest(renewFeedCall, { data: {} })).feed
export const removeFeed = async (): Promise<FeedAnswer['feed']> => (await apiRequest(removeFeedCall)).feed

/** The changes after which a screen of one event reads it again; not its removal, which leaves that screen. */
const isChange = isAnyOf(
  addEvent.fulfilled,
  updateEvent.fulfilled,
  addEvents.fulfilled,
  undoEvents.fulfilled,
  changeSeries.fulfilled,
)

const initialState: CalendarState = {
  events: [],
  loadedQuery: null,
  requestedQuery: null,
  status: 'idle',
  error: null,
  requestId: null,
  changeCount: 0,
}

declare module './store' {
  interface AreaStates {
    calendar: CalendarState
  }
}

const slice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchEvents.pending, (state, { meta }) =>
        Object.assign(state, {
          status: statusOfRequest(state.status, state.requestedQuery, meta.arg),
          requestId: meta.requestId,
          requestedQuery: meta.arg,
        }),
      )
      .addCase(fetchEvents.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        const events = keepUnchangedRows(original(state)?.events ?? [], payload)
        Object.assign(state, { status: 'ready', error: null, events, loadedQuery: meta.arg })
      })
      .addCase(fetchEvents.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { status: 'failed', error })
      })
      .addMatcher(isChange, (state) => {
        state.changeCount += 1
      })
  },
  selectors: { selectCalendar: (state) => state, selectChangeCount: ({ changeCount }) => changeCount },
}).injectInto(slices)

export const { selectCalendar, selectChangeCount } = slice.selectors
