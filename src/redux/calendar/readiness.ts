import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Readiness } from '@contract/calendar/readiness'
import { listReadinessCall } from '@contract/calendar/readinessList'
import { type ReplyPreview, type ReplyPreviewBody, previewEventCall } from '@contract/calendar/replyPreview'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { keepUnchanged } from '@/redux/requestStatus'
import { slices } from '@/redux/store'

/** Days, `end` exclusive; without them, the next events. */
interface ReadinessSpan {
  start?: string
  end?: string
}

/** By the id of the event. */
type ReadinessByEvent = Record<string, Readiness>

interface ReadinessState {
  byEvent: ReadinessByEvent
  /** Id of the newest request: results of older ones are dropped. */
  requestId: string | null
}

/**
 * Who would be away from an event as it would be saved, and how the readiness of it and of its series would change. Nothing
 * is stored.
 */
export const previewReplies = (data: ReplyPreviewBody): Promise<ReplyPreview> => apiRequest(previewEventCall, { data })

/** Readiness by event; empty until the group uses replies, as it would mean little. */
export const fetchReadiness = createAppThunk<ReadinessByEvent, ReadinessSpan>(
  'readiness/fetch',
  async (params, { signal }) => {
    const { lights, isInUse } = await apiRequest(listReadinessCall, { params, signal })
    return isInUse ? Object.fromEntries(lights.map(({ eventId, light }) => [eventId, light])) : {}
  },
)

const initialState: ReadinessState = { byEvent: {}, requestId: null }

declare module '@/redux/store' {
  interface AreaStates {
    readiness: ReadinessState
  }
}

const slice = createSlice({
  name: 'readiness',
  initialState,
  reducers: {
    /** The readiness of one event was read with its roster; null: it has none now. */
    readinessRead(state, { payload }: PayloadAction<{ eventId: string; readiness: Readiness | null }>) {
      if (payload.readiness) state.byEvent[payload.eventId] = payload.readiness
      else delete state.byEvent[payload.eventId]
      // The result of a request that is under way would be older than this.
      state.requestId = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchReadiness.pending, (state, { meta }) => {
        state.requestId = meta.requestId
      })
      .addCase(fetchReadiness.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        state.byEvent = keepUnchanged(original(state)?.byEvent ?? {}, payload)
      })
      .addCase(fetchReadiness.rejected, (state, { meta }) => {
        // An event is still shown correctly without readiness, but not with an outdated one.
        if (state.requestId === meta.requestId) state.byEvent = {}
      })
  },
  selectors: {
    selectReadiness: ({ byEvent }) => byEvent,
  },
}).injectInto(slices)

export const { readinessRead } = slice.actions
export const { selectReadiness } = slice.selectors
