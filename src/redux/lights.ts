import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Light } from '@contract/replies/light'
import type { HomeEvent } from '@contract/home'
import { LightList } from '@contract/replies/replies'
import { ReplyPreview, type ReplyPreviewBody } from '@contract/replies/replyPreview'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { slices } from './store'

/** The days of which lights are asked, `end` no longer among them; without them, the next events. */
export interface LightSpan {
  start?: string
  end?: string
}

interface Lights {
  /** By the id of the event. */
  byEvent: Record<string, Light>
  /** Those whose light is red, by start. */
  red: HomeEvent[]
  /** Whether the group has begun to ask; null: not known. Until then there are no lights: they would mean little. */
  isInUse: boolean | null
}

interface LightsState extends Lights {
  /** Of the newest request: the answer to an older one is dropped. */
  requestId: string | null
}

const none: Lights = { byEvent: {}, red: [], isInUse: null }

/** Who would be away from an event as it would be saved, and how its light, and those of its series, would change. Nothing is stored. */
export const previewReplies = createAppThunk<ReplyPreview, ReplyPreviewBody>('lights/preview', (data, { signal }) =>
  apiRequest(ReplyPreview, { method: 'post', url: '/replies/preview-event', data, signal }),
)

/** Whether enough people will come to each event. */
export const fetchLights = createAppThunk<Lights, LightSpan>('lights/fetch', async (params, { signal }) => {
  const { lights, isInUse } = await apiRequest(LightList, { url: '/replies/list-lights', params, signal })
  if (!isInUse) return { ...none, isInUse }
  return {
    byEvent: Object.fromEntries(lights.map(({ eventId, light }) => [eventId, light])),
    red: lights.flatMap(({ eventId, event }) => (event ? [{ id: eventId, ...event }] : [])),
    isInUse,
  }
})

const initialState: LightsState = { ...none, requestId: null }

declare module './store' {
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
      if (payload.light?.colour !== 'red') state.red = state.red.filter(({ id }) => id !== payload.eventId)
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
        if (state.requestId === meta.requestId) Object.assign(state, payload)
      })
      .addCase(fetchLights.rejected, (state, { meta }) => {
        // What is shown without its light is still right; one that is out of date would not be.
        if (state.requestId === meta.requestId) Object.assign(state, none)
      })
  },
  selectors: {
    selectLights: ({ byEvent }) => byEvent,
    selectRedEvents: ({ red }) => red,
    selectIsAsking: ({ isInUse }) => isInUse,
  },
}).injectInto(slices)

export const { lightRead } = slice.actions
export const { selectLights, selectRedEvents, selectIsAsking } = slice.selectors
