import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Light } from '@contract/calendar/light'
import { listLightsCall } from '@contract/calendar/replies'
import { type ReplyPreview, type ReplyPreviewBody, previewEventCall } from '@contract/calendar/replyPreview'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { slices } from '@/redux/store'

/** The days of which lights are asked, `end` no longer among them; without them, the next events. */
export interface LightSpan {
  start?: string
  end?: string
}

/** By the id of the event. */
type Lights = Record<string, Light>

interface LightsState {
  byEvent: Lights
  /** Of the newest request: the answer to an older one is dropped. */
  requestId: string | null
}

/** Who would be away from an event as it would be saved, and how its light, and those of its series, would change. Nothing is stored. */
export const previewReplies = createAppThunk<ReplyPreview, ReplyPreviewBody>('lights/preview', (data, { signal }) =>
  apiRequest(previewEventCall, { data, signal }),
)

/** Whether enough people will come to each event. Until the group has begun to ask there are none: they would mean little. */
export const fetchLights = createAppThunk<Lights, LightSpan>('lights/fetch', async (params, { signal }) => {
  const { lights, isInUse } = await apiRequest(listLightsCall, { params, signal })
  return isInUse ? Object.fromEntries(lights.map(({ eventId, light }) => [eventId, light])) : {}
})

const initialState: LightsState = { byEvent: {}, requestId: null }

declare module '@/redux/store' {
  interface AreaStates {
    lights: LightsState
  }
}

const slice = createSlice({
  name: 'lights',
  initialState,
  reducers: {
    /** One of an event was read beside its line-up; null: it has none now. */
    lightRead(state, { payload }: PayloadAction<{ eventId: string; light: Light | null }>) {
      if (payload.light) state.byEvent[payload.eventId] = payload.light
      else delete state.byEvent[payload.eventId]
      // What was asked for before says less than this.
      state.requestId = null
    },
  },
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
  selectors: {
    selectLights: ({ byEvent }) => byEvent,
  },
}).injectInto(slices)

export const { lightRead } = slice.actions
export const { selectLights } = slice.selectors
