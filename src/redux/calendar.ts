import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { CalendarEvent, EventAnswer, EventCalendar, EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import type { FeedAnswer } from '@contract/feeds'
import type { SeasonCopy, SeasonCopyPreview } from '@contract/seasonCopy'
import type { SeriesChange, SeriesPreview } from '@contract/seriesChange'
import type { Failure } from '@/api/failure'
import { createAppThunk, type AppThunkApi } from './appThunk'

/** The categories that are asked for, and the days from `start` to before `end`. */
export interface EventQuery {
  calendars: readonly EventCalendar[]
  start: string
  end: string
}

export interface EventAddition {
  event: EventWrite
  repeat?: Repeat | undefined
}

export interface EventChange {
  event: EventWrite
  /** For an event of a series; `this` without it. */
  scope?: SeriesScope | undefined
  /** For a single event, which becomes the first of a series. */
  repeat?: Repeat | undefined
}

export interface EventRemoval {
  /** As last read. */
  event: CalendarEvent
  scope?: SeriesScope | undefined
}

/** What takes a change back, all or nothing. */
export interface EventsUndo {
  events: EventWrite[]
  /** The ids of those that the change had added. */
  remove: string[]
}

interface CalendarState {
  events: CalendarEvent[]
  /** What `events` answers; null before the first answer. The screen shows its days until the next one is there. */
  answered: EventQuery | null
  /** What was asked last. */
  asked: EventQuery | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: Failure | null
  /** The newest question: an answer to an older one is dropped. */
  requestId: string | null
  /** How many changes were made from here. */
  changes: number
}

const initialState: CalendarState = {
  events: [],
  answered: null,
  asked: null,
  status: 'idle',
  error: null,
  requestId: null,
  changes: 0,
}

// The store is part of the first screen, what the calls are checked against is not: it comes with the area.
const calls = () => import('./calendarCalls')

export const fetchEvents = createAppThunk<CalendarEvent[], EventQuery>('calendar/fetchEvents', async (query, api) =>
  (await calls()).listEvents(query, api.signal),
)

/** Each change is followed by a refetch of what the screen shows (SPEC.md section 4). */
function refetch({ dispatch, getState }: AppThunkApi): void {
  // The slice lives in the store under its own name.
  const { calendar } = getState() as { calendar: CalendarState }
  if (calendar.asked) void dispatch(fetchEvents(calendar.asked))
}

function createChange<Answer, Arg>(name: string, change: (arg: Arg) => Promise<Answer>) {
  return createAppThunk<Answer, Arg>(`calendar/${name}`, async (arg, api) => {
    const answer = await change(arg)
    refetch(api)
    return answer
  })
}

export const addEvent = createChange<EventAnswer, EventAddition>('add', async (addition) =>
  (await calls()).addEvent(addition),
)
export const updateEvent = createChange<EventAnswer, EventChange>('update', async (change) =>
  (await calls()).updateEvent(change),
)
/** Answers all that went, as it was last read: sent to `addEvents`, it comes back. */
export const removeEvent = createChange<CalendarEvent[], EventRemoval>('remove', async (removal) =>
  (await calls()).removeEvent(removal),
)
/** All or none: adds, replaces or brings back, each as CONTRACT.md says for one. */
export const addEvents = createChange<CalendarEvent[], EventWrite[]>('addMany', async (events) =>
  (await calls()).addEvents(events),
)
export const removeEvents = createChange<string[], string[]>('removeMany', async (ids) =>
  (await calls()).removeEvents(ids),
)

export const undoEvents = createChange<void, EventsUndo>('undo', async (undo) => (await calls()).undoEvents(undo))
/** How a series goes on from one of its events. */
export const changeSeries = createChange<EventAnswer, SeriesChange>('changeSeries', async (change) =>
  (await calls()).changeSeries(change),
)

export const findEvent = createAppThunk<CalendarEvent, string>('calendar/find', async (id, { signal }) =>
  (await calls()).findEvent(id, signal),
)
/** What happens on some days, for a question beside the calendar, which stays as it is. */
export const fetchEventsBetween = createAppThunk<CalendarEvent[], { start: string; end: string }>(
  'calendar/between',
  async (span, { signal }) => (await calls()).eventsBetween(span, signal),
)
export const fetchSeries = createAppThunk<CalendarEvent[], string>('calendar/series', async (seriesId, { signal }) =>
  (await calls()).eventsOfSeries(seriesId, signal),
)
export const previewSeries = createAppThunk<SeriesPreview, SeriesChange>(
  'calendar/previewSeries',
  async (change, api) => (await calls()).previewSeries(change, api.signal),
)
export const previewCopy = createAppThunk<SeasonCopyPreview, SeasonCopy>('calendar/previewCopy', async (copy) =>
  (await calls()).previewCopy(copy),
)

export const fetchFeed = createAppThunk<FeedAnswer['feed']>('calendar/feed', async (_, { signal }) =>
  (await calls()).fetchFeed(signal),
)
/** Makes the first address, or another in place of the one before, which answers no more. */
export const renewFeed = createAppThunk<FeedAnswer['feed']>('calendar/renewFeed', async () =>
  (await calls()).renewFeed(),
)
export const removeFeed = createAppThunk<FeedAnswer['feed']>('calendar/removeFeed', async () =>
  (await calls()).removeFeed(),
)

/** What a screen of one event shows anew after. Not where the event itself went: that screen is left. */
const isKept = isAnyOf(
  addEvent.fulfilled,
  updateEvent.fulfilled,
  addEvents.fulfilled,
  undoEvents.fulfilled,
  changeSeries.fulfilled,
)

const slice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchEvents.pending, (state, { meta }) =>
        Object.assign(state, { status: 'loading', requestId: meta.requestId, asked: meta.arg }),
      )
      .addCase(fetchEvents.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        Object.assign(state, { status: 'ready', error: null, events: payload, answered: meta.arg })
      })
      .addCase(fetchEvents.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { status: 'failed', error })
      })
      .addMatcher(isKept, (state) => {
        state.changes += 1
      })
  },
  selectors: { selectCalendar: (state) => state, selectChangeCount: ({ changes }) => changes },
})

export const { selectCalendar, selectChangeCount } = slice.selectors
export const calendarReducer = slice.reducer
