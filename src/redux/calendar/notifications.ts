import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CalendarEvent } from '@contract/calendar'
import { previewMessageCall } from '@contract/messages'
import { listReadinessCall } from '@contract/calendar/replies'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { slices } from '@/redux/store'

/** A change that people are to be told of. */
export interface AnnouncedChange {
  event: CalendarEvent
  /** How many more events of its series changed with it. */
  moreEvents?: number
}

interface NotificationsState {
  /** The one whose message is being written. */
  told: AnnouncedChange | null
  /** How many messages were sent from here. */
  sentCount: number
}

/** On none of these days is an event ahead: only whether the group has begun to ask is wanted. */
const LONG_AGO = { start: '2000-01-01', end: '2000-01-02' }

/** How many would be told of a change to the event; nobody where the group neither asks people yet nor has mail to tell them. */
export const countRecipients = createAppThunk<number, string>('notifications/count', async (eventId) => {
  const data = { message: { kind: 'changed' as const, eventId } }
  const [{ recipients, hasMail }, { isInUse }] = await Promise.all([
    apiRequest(previewMessageCall, { data }),
    apiRequest(listReadinessCall, { params: LONG_AGO }),
  ])
  return hasMail || isInUse ? recipients.length : 0
})

const initialState: NotificationsState = { told: null, sentCount: 0 }

declare module '@/redux/store' {
  interface AreaStates {
    notifications: NotificationsState
  }
}

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationStarted(state, { payload }: PayloadAction<AnnouncedChange>) {
      state.told = payload
    },
    notificationEnded(state, { payload }: PayloadAction<{ isSent: boolean }>) {
      state.told = null
      if (payload.isSent) state.sentCount += 1
    },
  },
  selectors: { selectNotifications: (state) => state },
}).injectInto(slices)

export const { notificationStarted, notificationEnded } = slice.actions
export const { selectNotifications } = slice.selectors
