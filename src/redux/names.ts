import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AllFinancesConfig } from '@contract/finances'
import { type Names, type EventName, type MemberChoice, type MemberName } from '@contract/names'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { slices } from './store'
import { listFinancesNamesCall } from '@contract/finances'
import { listMembersNamesCall } from '@contract/members/memberAccess'
import { listCalendarNamesCall } from '@contract/calendar/eventBatches'

interface NamesState {
  members: Record<string, MemberName>
  events: Record<string, EventName>
}

/** The returned rows, and the total number. */
export interface NameChoices<Row> {
  rows: Row[]
  total: number
}

const initialState: NamesState = { members: {}, events: {} }

declare module './store' {
  interface AreaStates {
    names: NamesState
  }
}

/** Names by id, from the latest answer that contained them. Records themselves contain only ids. */
const slice = createSlice({
  name: 'names',
  initialState,
  reducers: {
    namesRead: (state, { payload: { members = [], events = [] } }: PayloadAction<Names>) => {
      for (const member of members) state.members[member.id] = member
      for (const event of events) state.events[event.id] = event
    },
  },
  selectors: { selectNames: (state) => state },
}).injectInto(slices)

export const { namesRead } = slice.actions
export const { selectNames } = slice.selectors

/** Of what the selected entries name, and of the member and the event that they are selected by. */
export const fetchFinanceNames = createAppThunk<Names, Partial<AllFinancesConfig>>(
  'names/finances',
  async (config, { dispatch, signal }) => {
    const names = await apiRequest(listFinancesNamesCall, { params: { config }, signal })
    dispatch(namesRead(names))
    return names
  },
)

/** Members to choose from; with a text, those that match it. */
export const listMemberNames = createAppThunk<NameChoices<MemberChoice>, string>(
  'names/members',
  async (q, { dispatch, signal }) => {
    const params = q === '' ? {} : { q }
    const { members, total } = await apiRequest(listMembersNamesCall, { params, signal })
    dispatch(namesRead({ members }))
    return { rows: members, total }
  },
)

/** The same for events, newest first. */
export const listEventNames = createAppThunk<NameChoices<EventName>, string>(
  'names/events',
  async (q, { dispatch, signal }) => {
    const params = q === '' ? {} : { q }
    const { events, total } = await apiRequest(listCalendarNamesCall, { params, signal })
    dispatch(namesRead({ events }))
    return { rows: events, total }
  },
)
