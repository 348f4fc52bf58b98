import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CalendarEvent } from '@contract/calendar'
import { previewMessageCall } from '@contract/messages'
import { listLightsCall } from '@contract/calendar/replies'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { slices } from '@/redux/store'

/** A change that people are to be told of. */
export interface AnnouncedChange {
  event: CalendarEvent
  /** How many more events of its series changed with it. */
  moreEvents?: number
}

interface TellingState {
  /** The one whose message is being written. */
  told: AnnouncedChange | null
  /** How many messages were sent from here. */
  sentCount: number
}

/** On none of these days is an event ahead: only whether the group has begun to ask is wanted. */
const LONG_AGO = { start: '2000-01-01', end: '2000-01-02' }

/** How many would be told of a change to the event; nobody where the group neither asks people yet nor has mail to tell them. */
export const countRecipients = createAppThunk<number, string>('telling/count', async (eventId) => {
  const data = { message: { kind: 'changed' as const, eventId } }
  const [{ recipients, hasMail }, { isInUse }] = await Promise.all([
    apiRequest(previewMessageCall, { data }),
    apiRequest(listLightsCall, { params: LONG_AGO }),
  ])
  return hasMail || isInUse ? recipients.length : 0
})

const initialState: TellingState = { told: null, sentCount: 0 }

declare module '@/redux/store' {
  interface AreaStates {
    telling: TellingState
  }
}

const slice = createSlice({
  name: 'telling',
  initialState,
  reducers: {
    tellingStarted(state, { payload }: PayloadAction<AnnouncedChange>) {
      state.told = payload
    },
    tellingEnded(state, { payload }: PayloadAction<{ isSent: boolean }>) {
      state.told = null
      if (payload.isSent) state.sentCount += 1
    },
  },
  selectors: { selectTelling: (state) => state },
}).injectInto(slices)

export const { tellingStarted, tellingEnded } = slice.actions
export const { selectTelling } = slice.selectors
