import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AllFinancesConfig, FoundFinance, VoucherNames } from '@contract/finances'
import { type Names, type EventName, type MemberName } from '@contract/names'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { slices } from './store'
import { listFinancesNamesCall } from '@contract/finances'
import { listMembersNamesCall } from '@contract/members/memberAccess'
import { listCalendarNamesCall } from '@contract/calendar/eventBatches'

interface ReceiptCount {
  financeId: string
  count: number
}

interface PageCounts {
  ids: string[]
  receipts: ReceiptCount[]
  splits: { splitId: string; total: number }[]
}

type BankFacts = Pick<FoundFinance, 'bank' | 'bookings' | 'madeByReturn' | 'givenBack'>

interface NamesState {
  members: Record<string, MemberName>
  events: Record<string, EventName>
  /** By entry, how many receipts it has: that too comes beside the entries. */
  receiptCounts: Record<string, number>
  /** By entry or transfer, of those that a reconciliation holds; up to which day, where one alone was read. */
  reconciled: Record<string, { day?: string; by?: string }>
  /** To what payments of several parts come, by their `splitId`. */
  splits: Record<string, number>
  /** By entry, the number of its voucher. */
  vouchers: Record<string, string>
  /** By entry that was read alone, what banks' files said of it, and what came back of it. */
  bankLines: Record<string, BankFacts>
}

/** The rows that are answered, and how many there are in all. */
export interface NameChoices<Row> {
  rows: Row[]
  total: number
}

const initialState: NamesState = {
  members: {},
  events: {},
  receiptCounts: {},
  reconciled: {},
  splits: {},
  vouchers: {},
  bankLines: {},
}

declare module './store' {
  interface AreaStates {
    names: NamesState
  }
}

/** What is called how, by id: as the latest answer that named it says. Records themselves hold ids alone. */
const slice = createSlice({
  name: 'names',
  initialState,
  reducers: {
    namesRead: (state, { payload: { members = [], events = [] } }: PayloadAction<Names>) => {
      for (const member of members) state.members[member.id] = member
      for (const event of events) state.events[event.id] = event
    },
    receiptCounted: ({ receiptCounts }, { payload: { financeId, count } }: PayloadAction<ReceiptCount>) => {
      receiptCounts[financeId] = count
    },
    /** Of entries or transfers that were read: those without a mark are in no reconciliation. */
    reconciledRead: (
      { reconciled },
      { payload }: PayloadAction<Record<string, { day?: string; by?: string } | null>>,
    ) => {
      for (const [id, held] of Object.entries(payload)) {
        if (held === null) delete reconciled[id]
        else reconciled[id] = held
      }
    },
    /** Of a page of entries: those that are not named have none. */
    pageCounted: (state, { payload }: PayloadAction<PageCounts>) => {
      const { receiptCounts } = state
      state.splits = Object.fromEntries(payload.splits.map(({ splitId, total }) => [splitId, total]))
      for (const id of payload.ids) if (receiptCounts[id] !== undefined) receiptCounts[id] = 0
      for (const { financeId, count } of payload.receipts) receiptCounts[financeId] = count
    },
    bankLinesRead: ({ bankLines }, { payload: { id, ...facts } }: PayloadAction<BankFacts & { id: string }>) => {
      bankLines[id] = facts
    },
    /** Of entries that were read: those that are not named have none. */
    vouchersRead: ({ vouchers }, { payload }: PayloadAction<{ ids: string[]; vouchers: VoucherNames | undefined }>) => {
      for (const id of payload.ids) delete vouchers[id]
      for (const { financeId, voucher } of payload.vouchers ?? []) vouchers[financeId] = voucher
    },
  },
  selectors: {
    selectNames: (state) => state,
    selectReceiptCounts: ({ receiptCounts }) => receiptCounts,
    selectReconciled: ({ reconciled }) => reconciled,
    selectSplits: ({ splits }) => splits,
    selectVouchers: ({ vouchers }) => vouchers,
    selectBankLines: ({ bankLines }) => bankLines,
  },
}).injectInto(slices)

export const { namesRead, receiptCounted, pageCounted, reconciledRead, vouchersRead, bankLinesRead } = slice.actions
export const { selectNames, selectReceiptCounts, selectReconciled, selectSplits, selectVouchers, selectBankLines } =
  slice.selectors

/** Of what the selected entries name, and of the member and the event that they are selected by. */
export const fetchFinanceNames = createAppThunk<Names, Partial<AllFinancesConfig>>(
  'names/finances',
  async (config, { dispatch, signal }) => {
    const names = await apiRequest(listFinancesNamesCall, { params: { config }, signal })
    dispatch(namesRead(names))
    return names
  },
)

/** Members to choose from; with a text, those whom the server finds by it. */
export const listMemberNames = createAppThunk<NameChoices<MemberName>, string>(
  'names/members',
  async (q, { dispatch, signal }) => {
    const params = q === '' ? {} : { q }
    const { members, total } = await apiRequest(listMembersNamesCall, { params, signal })
    dispatch(namesRead({ members }))
    return { rows: members, total }
  },
)

/** The same of events, newest first. */
export const listEventNames = createAppThunk<NameChoices<EventName>, string>(
  'names/events',
  async (q, { dispatch, signal }) => {
    const params = q === '' ? {} : { q }
    const { events, total } = await apiRequest(listCalendarNamesCall, { params, signal })
    dispatch(namesRead({ events }))
    return { rows: events, total }
  },
)
