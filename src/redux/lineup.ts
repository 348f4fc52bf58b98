import { createSlice } from '@reduxjs/toolkit'
import { IdAnswer } from '@contract/primitives'
import {
  DeputyAnswer,
  DeputyLinkAnswer,
  SharedDeputyLinkAnswer,
  type Deputy,
  type DeputyWrite,
} from '@contract/replies/deputies'
import { EventLineup, EventLineupAnswer, type ReplySetting } from '@contract/replies/replies'
import { apiRequest } from '@/api/apiRequest'
import type { Failure } from '@/api/failure'
import { createAppThunk } from './appThunk'
import { lightRead } from './lights'
import { slices } from './store'

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

declare module './store' {
  interface AreaStates {
    lineup: LineupState
  }
}

export const fetchLineup = createAppThunk<EventLineup, string>('lineup/fetch', (id, { signal }) =>
  apiRequest(EventLineup, { url: '/replies/find-lineup', params: { id }, signal }),
)

/** By who manages events, for somebody else. The light that stands beside the line-up changes with it. */
export const setReply = createAppThunk<EventLineup, ReplySetting>('lineup/setReply', async (reply, { dispatch }) => {
  const data = { reply }
  const { lineup } = await apiRequest(EventLineupAnswer, { method: 'post', url: '/replies/set-reply', data })
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
  const data = { deputy }
  const saved = await apiRequest(DeputyAnswer, { method: 'post', url: '/deputies/add-deputy', data })
  await dispatch(rereadLineup(saved.deputy.eventId))
  return saved.deputy
})

/** Done when the line-up was read again, so nobody is told of it beside a list that says otherwise. */
export const removeDeputy = createAppThunk<void, Deputy>('lineup/removeDeputy', async (deputy, { dispatch }) => {
  const params = { id: deputy.id }
  await apiRequest(IdAnswer, { method: 'delete', url: '/deputies/remove-deputy', params })
  await dispatch(rereadLineup(deputy.eventId))
})

/** The token of the link that holds, or of a first one; undefined where it can only be made anew. */
export const shareDeputyLink = createAppThunk<string | undefined, string>('lineup/shareLink', async (id) => {
  const data = { id }
  return (await apiRequest(SharedDeputyLinkAnswer, { method: 'post', url: '/deputies/share-link', data })).token
})

export const makeDeputyLink = createAppThunk<string, string>('lineup/makeLink', async (id) => {
  const data = { id }
  return (await apiRequest(DeputyLinkAnswer, { method: 'post', url: '/deputies/make-link', data })).token
})

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
