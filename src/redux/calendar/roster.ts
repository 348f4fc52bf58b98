import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { type Deputy, type DeputyWrite, addDeputyCall, shareLinkCall, makeLinkCall } from '@contract/calendar/deputies'
import {
  type DoublingSetting,
  type EventRoster,
  type ReplySetting,
  answersMarkCall,
  findRosterCall,
  setDoublingCall,
  setReplyCall,
} from '@contract/calendar/replies'
import { apiRequest } from '@/api/apiRequest'
import type { Failure } from '@/api/failure'
import { createAppThunk } from '@/redux/appThunk'
import { readinessRead } from './readiness'
import { slices } from '@/redux/store'
import { removeDeputyCall } from '@contract/calendar/links'

interface RosterState {
  /** The roster of the event that was requested last; null before it is loaded. */
  roster: EventRoster | null
  eventId: string | null
  failure: Failure | null
  /** Id of the newest request: results of older ones are dropped. */
  requestId: string | null
  isLoading: boolean
}

const initialState: RosterState = { roster: null, eventId: null, failure: null, requestId: null, isLoading: false }

declare module '@/redux/store' {
  interface AreaStates {
    roster: RosterState
  }
}

export const fetchRoster = createAppThunk<EventRoster, string>('roster/fetch', (id, { signal }) =>
  apiRequest(findRosterCall, { params: { id }, signal }),
)

/** The roster of an event that may be another than the one on the screen; none, without a request, of no event. */
export const fetchEventRoster = async (id: string): Promise<EventRoster | null> =>
  id === '' ? null : apiRequest(findRosterCall, { params: { id } })

/** Sets an answer for somebody else, and updates roster and readiness. */
export const setReply = createAppThunk<EventRoster, ReplySetting>('roster/setReply', async (reply, { dispatch }) => {
  const { lineup } = await apiRequest(setReplyCall, { data: { reply } })
  dispatch(readinessRead({ eventId: lineup.event.id, readiness: lineup.light }))
  return lineup
})

/** Sets which of their two instruments a member plays, and updates roster and readiness. */
export const setDoubling = createAppThunk<EventRoster, DoublingSetting>(
  'roster/setDoubling',
  async (doubling, { dispatch }) => {
    const { lineup } = await apiRequest(setDoublingCall, { data: { doubling } })
    dispatch(readinessRead({ eventId: lineup.event.id, readiness: lineup.light }))
    return lineup
  },
)

/** Whether somebody answered, or was invited, since the roster was read with this mark. */
export const isRosterOutdated = async (id: string, mark: string): Promise<boolean> =>
  (await apiRequest(answersMarkCall, { params: { id } })).mark !== mark

/** Reads roster and readiness again after a change of the invitees. */
export const rereadRoster = createAppThunk<void, string>('roster/reread', async (id, { dispatch }) => {
  const { light } = await dispatch(fetchRoster(id)).unwrap()
  dispatch(readinessRead({ eventId: id, readiness: light }))
})

/** Adds, changes or restores a deputy. Resolves when the roster was read again, whether or not that succeeded. */
export const saveDeputy = createAppThunk<Deputy, DeputyWrite>('roster/saveDeputy', async (deputy, { dispatch }) => {
  const saved = await apiRequest(addDeputyCall, { data: { deputy } })
  await dispatch(rereadRoster(saved.deputy.eventId))
  return saved.deputy
})

/** Removes a deputy. Resolves when the roster was read again, so that no message contradicts the list beside it. */
export const removeDeputy = createAppThunk<void, Deputy>('roster/removeDeputy', async (deputy, { dispatch }) => {
  await apiRequest(removeDeputyCall, { params: { id: deputy.id } })
  await dispatch(rereadRoster(deputy.eventId))
})

/** The token of the present link, or of a first one; undefined where it can only be replaced by a new one. */
export const shareDeputyLink = async (id: string): Promise<string | undefined> => {
  return (await apiRequest(shareLinkCall, { data: { id } })).token
}

export const makeDeputyLink = async (id: string): Promise<string> => {
  return (await apiRequest(makeLinkCall, { data: { id } })).token
}

const slice = createSlice({
  name: 'roster',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchRoster.pending, (state, { meta }) => {
        if (state.eventId !== meta.arg) Object.assign(state, { roster: null, failure: null })
        Object.assign(state, { eventId: meta.arg, requestId: meta.requestId, isLoading: true })
      })
      .addCase(fetchRoster.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        Object.assign(state, { roster: payload, failure: null, isLoading: false })
      })
      .addCase(fetchRoster.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { failure: error, isLoading: false })
      })
      .addMatcher(isAnyOf(setReply.fulfilled, setDoubling.fulfilled), (state, { meta, payload }) => {
        // The result of a request that is under way would be older than this.
        if (state.eventId !== meta.arg.eventId) return
        Object.assign(state, { roster: payload, failure: null, requestId: meta.requestId, isLoading: false })
      })
  },
  selectors: { selectRoster: (state) => state },
}).injectInto(slices)

export const { selectRoster } = slice.selectors
