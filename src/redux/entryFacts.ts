import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FinanceList, FoundFinance } from '@contract/finances'
import { slices } from './store'

/** The reconciliation of an entry or transfer; empty if only its existence is known, from a page of a list. */
interface Reconciled {
  day?: string
  by?: string
}
type BankFacts = Pick<FoundFinance, 'bank' | 'bookings' | 'madeByReturn' | 'givenBack' | 'donationReceipt'>

interface EntryFactsState {
  /** Number of receipts by entry. */
  receiptCounts: Record<string, number>
  /** By entry or transfer, for reconciled ones only. */
  reconciled: Record<string, Reconciled>
  /** The totals of payments of several parts, by their `splitId`, in minor units. */
  splits: Record<string, number>
  /** By entry, the number of its voucher. */
  vouchers: Record<string, string>
  /** By entry that was loaded by itself: its bank lines, and what was refunded. */
  bankLines: Record<string, BankFacts>
}

const initialState: EntryFactsState = { receiptCounts: {}, reconciled: {}, splits: {}, vouchers: {}, bankLines: {} }

declare module './store' {
  interface AreaStates {
    entryFacts: EntryFactsState
  }
}

function setReconciled({ reconciled }: EntryFactsState, id: string, held: Reconciled | undefined): void {
  if (held === undefined) delete reconciled[id]
  else reconciled[id] = held
}

function setVouchers(
  { vouchers }: EntryFactsState,
  ids: readonly string[],
  named: FoundFinance['vouchers'] = [],
): void {
  for (const id of ids) delete vouchers[id]
  for (const { financeId, voucher } of named) vouchers[financeId] = voucher
}

/** Facts about entries, by id, from the latest answer that contained them. An entry of an answer that the facts do not name has none. */
const slice = createSlice({
  name: 'entryFacts',
  initialState,
  reducers: {
    /** A page of entries. */
    pageRead: (state, { payload }: PayloadAction<FinanceList>) => {
      const { finances, receipts = [], reconciled = [], splits = [], vouchers } = payload
      const ids = finances.map(({ id }) => id)
      const held = new Set(reconciled)
      state.splits = Object.fromEntries(splits.map(({ splitId, total }) => [splitId, total]))
      for (const id of ids) {
        if (state.receiptCounts[id] !== undefined) state.receiptCounts[id] = 0
        setReconciled(state, id, held.has(id) ? {} : undefined)
      }
      for (const { financeId, count } of receipts) state.receiptCounts[financeId] = count
      setVouchers(state, ids, vouchers)
    },
    /** One entry. */
    entryRead: (state, { payload }: PayloadAction<FoundFinance>) => {
      const { finance, reconciliation, vouchers, bank, bookings, madeByReturn, givenBack, donationReceipt } = payload
      setReconciled(state, finance.id, reconciliation)
      setVouchers(state, [finance.id], vouchers)
      state.bankLines[finance.id] = { bank, bookings, madeByReturn, givenBack, donationReceipt }
    },
    transfersRead: (state, { payload }: PayloadAction<Record<string, Reconciled | undefined>>) => {
      for (const [id, held] of Object.entries(payload)) setReconciled(state, id, held)
    },
    receiptCounted: (state, { payload }: PayloadAction<{ financeId: string; count: number }>) => {
      state.receiptCounts[payload.financeId] = payload.count
    },
  },
  selectors: {
    selectEntryFacts: (state) => state,
    selectReceiptCounts: ({ receiptCounts }) => receiptCounts,
    selectReconciled: ({ reconciled }) => reconciled,
    selectSplits: ({ splits }) => splits,
    selectVouchers: ({ vouchers }) => vouchers,
    selectBankLines: ({ bankLines }) => bankLines,
  },
}).injectInto(slices)

export const { pageRead, entryRead, transfersRead, receiptCounted } = slice.actions
export const {
  selectEntryFacts,
  selectReceiptCounts,
  selectReconciled,
  selectSplits,
  selectVouchers,
  selectBankLines,
} = slice.selectors
