import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CalendarEvent } from '@contract/calendar'
import { previewMessageCall } from '@contract/messages'
import { listReadinessCall } from '@contract/calendar/readinessList'
import { apiRequest } from '@/api/apiRequest'
import { slices } from '@/redux/store'

/** A change of which people are to be notified. */
interface AnnouncedChange {
  event: CalendarEvent
  /** How many more events of its series changed with it. */
  moreEvents?: number
  /** What the message begins with, until somebody writes otherwise. */
  words?: string
}

interface NotificationsState {
  /** The change whose message is being written. */
  told: AnnouncedChange | null
  /** Number of messages sent from here, by which their list knows that it is out of date. */
  sentCount: number
}

/** Days without a coming event: only `isInUse` of the answer is needed. */
const LONG_AGO = { start: '2000-01-01', end: '2000-01-02' }

/** Number of people whom a message about the event would reach; 0 where the group neither uses replies nor has mail. */
export const countRecipients = async (eventId: string): Promise<number> => {
  const data = { message: { kind: 'changed' as const, eventId } }
  const [{ recipients, hasMail }, { isInUse }] = await Promise.all([
    apiRequest(previewMessageCall, { data }),
    apiRequest(listReadinessCall, { params: LONG_AGO }),
  ])
  return hasMail || isInUse ? recipients.length : 0
}

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
