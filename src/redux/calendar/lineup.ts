import { createSlice } from '@reduxjs/toolkit'
import { type Deputy, type DeputyWrite, addDeputyCall, shareLinkCall, makeLinkCall } from '@contract/calendar/deputies'
import { type EventLineup, type ReplySetting, findLineupCall, setReplyCall } from '@contract/calendar/replies'
import { apiRequest } from '@/api/apiRequest'
import type { Failure } from '@/api/failure'
import { createAppThunk } from '@/redux/appThunk'
import { lightRead } from './lights'
import { slices } from '@/redux/store'
import { removeDeputyCall } from '@contract/calendar/links'

interface LineupState {
  /** Of the event that was asked for last; null before it is there. */
  lineup: EventLineup | null
  eventId: string | null
  failure: Failure | null
  /** Of the newest request: the answer to an older one is dropped. */
  requestId: string | null
  isLoading: boolean
}

const initialState: LineupState = { lineup: null, eventId: null, failure: null, requestId: null, isLoading: false }

declare module '@/redux/store' {
  interface AreaStates {
    lineup: LineupState
  }
}

export const fetchLineup = createAppThunk<EventLineup, string>('lineup/fetch', (id, { signal }) =>
  apiRequest(findLineupCall, { params: { id }, signal }),
)

/** By who manages events, for somebody else. The light that stands beside the line-up changes with it. */
export const setReply = createAppThunk<EventLineup, ReplySetting>('lineup/setReply', async (reply, { dispatch }) => {
  const { lineup } = await apiRequest(setReplyCall, { data: { reply } })
  dispatch(lightRead({ eventId: lineup.event.id, light: lineup.light }))
  return lineup
})

/** After a change to who is asked: the line-up, and with it the light. */
export const rereadLineup = createAppThunk<void, string>('lineup/reread', async (id, { dispatch }) => {
  const { light } = await dispatch(fetchLineup(id)).unwrap()
  dispatch(lightRead({ eventId: id, light }))
})

/** Adds, changes or restores, as any record; it is done when the line-up was read again, well or not. */
export const saveDeputy = createAppThunk<Deputy, DeputyWrite>('lineup/saveDeputy', async (deputy, { dispatch }) => {
  const saved = await apiRequest(addDeputyCall, { data: { deputy } })
  await dispatch(rereadLineup(saved.deputy.eventId))
  return saved.deputy
})

/** Done when the line-up was read again, so nobody is told of it beside a list that says otherwise. */
export const removeDeputy = createAppThunk<void, Deputy>('lineup/removeDeputy', async (deputy, { dispatch }) => {
  await apiRequest(removeDeputyCall, { params: { id: deputy.id } })
  await dispatch(rereadLineup(deputy.eventId))
})

/** The token of the link that holds, or of a first one; undefined where it can only be made anew. */
export const shareDeputyLink = async (id: string): Promise<string | undefined> => {
  return (await apiRequest(shareLinkCall, { data: { id } })).token
}

export const makeDeputyLink = async (id: string): Promise<string> => {
  return (await apiRequest(makeLinkCall, { data: { id } })).token
}

const slice = createSlice({
  name: 'lineup',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchLineup.pending, (state, { meta }) => {
        if (state.eventId !== meta.arg) Object.assign(state, { lineup: null, failure: null })
        Object.assign(state, { eventId: meta.arg, requestId: meta.requestId, isLoading: true })
      })
      .addCase(fetchLineup.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        Object.assign(state, { lineup: payload, failure: null, isLoading: false })
      })
      .addCase(fetchLineup.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { failure: error, isLoading: false })
      })
      .addCase(setReply.fulfilled, (state, { meta, payload }) => {
        // What was asked for before says less than this.
        if (state.eventId !== meta.arg.eventId) return
        Object.assign(state, { lineup: payload, failure: null, requestId: meta.requestId, isLoading: false })
      })
  },
  selectors: { selectLineup: (state) => state },
}).injectInto(slices)

export const { selectLineup } = slice.selectors
