import { createSlice } from '@reduxjs/toolkit'
import type { Light } from '@contract/replies/light'
import { LightList } from '@contract/replies/replies'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { slices } from './store'

/** The days of which lights are asked, `end` no longer among them; without them, the next events. */
export interface LightSpan {
  start?: string
  end?: string
}

interface LightsState {
  /** By the id of the event. */
  byEvent: Record<string, Light>
  /** Of the newest request: the answer to an older one is dropped. */
  requestId: string | null
}

/** Whether enough people will come to each event. Nothing where the group has not begun to ask: lights would mean little. */
export const fetchLights = createAppThunk<Record<string, Light>, LightSpan>(
  'lights/fetch',
  async (params, { signal }) => {
    const { lights, isInUse } = await apiRequest(LightList, { url: '/replies/list-lights', params, signal })
    return isInUse ? Object.fromEntries(lights.map(({ eventId, light }) => [eventId, light])) : {}
  },
)

const initialState: LightsState = { byEvent: {}, requestId: null }

declare module './store' {
  interface AreaStates {
    lights: LightsState
  }
}

const slice = createSlice({
  name: 'lights',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchLights.pending, (state, { meta }) => {
        state.requestId = meta.requestId
      })
      .addCase(fetchLights.fulfilled, (state, { meta, payload }) => {
        if (state.requestId === meta.requestId) state.byEvent = payload
      })
      .addCase(fetchLights.rejected, (state, { meta }) => {
        // What is shown without its light is still right; one that is out of date would not be.
        if (state.requestId === meta.requestId) state.byEvent = {}
      })
  },
  selectors: { selectLights: ({ byEvent }) => byEvent },
}).injectInto(slices)

export const { selectLights } = slice.selectors
