import { PER_PAGE_MAX } from '@contract/lists'
import {
  type AccountMonths,
  type AccountMovements,
  type FinanceAccountList,
  type TransferHistory,
  type TransferList,
  type AccountMovement,
  type AccountMovementsConfig,
  type FinanceAccount,
  type FinanceAccountBody,
  type Transfer,
  type TransferListConfig,
  type TransferWrite,
  listAccountsCall,
  addAccountCall,
  removeAccountCall,
  accountMovementsCall,
  accountMonthsCall,
  listTransfersCall,
  addTransferCall,
  removeTransferCall,
  transferHistoryCall,
} from '@contract/finances/accounts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { HttpError } from '@/api/failure'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk, type AppThunkApi } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'
import { transfersRead } from '@/redux/entryFacts'
import { slices } from '@/redux/store'

/** The group's accounts with what is on them at the end of the day `on`; without it, with everything that is stored. */
export const fetchAccounts = createAppThunk<FinanceAccountList, string | undefined>(
  'accounts/fetch',
  (on, { signal }) => apiRequest(listAccountsCall, { params: { on }, signal }),
)

interface AccountsState {
  /** As read last; null until then. */
  accounts: FinanceAccount[] | null
  isLoading: boolean
}

const initialState: AccountsState = { accounts: null, isLoading: false }

declare module '@/redux/store' {
  interface AreaStates {
    accounts: AccountsState
  }
}

const slice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    accountsRead: (state, { payload }: PayloadAction<FinanceAccount[]>) => {
      state.accounts = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchAccounts.pending, (state) => {
        state.isLoading = true
      })
      .addCase(fetchAccounts.fulfilled, (_, { payload }) => ({
        accounts: payload.accounts.map(({ account }) => account),
        isLoading: false,
      }))
      .addCase(fetchAccounts.rejected, (state) => {
        state.isLoading = false
      })
  },
  selectors: { selectAccounts: ({ accounts }) => accounts },
}).injectInto(slices)

export const { accountsRead } = slice.actions
export const { selectAccounts } = slice.selectors

/** Loads the accounts: parts of a screen that need them at the same time share one call. */
export const readAccounts =
  () =>
  (dispatch: AppThunkApi['dispatch'], getState: () => unknown): void => {
    if ((getState() as { accounts?: AccountsState }).accounts?.isLoading !== true)
      void dispatch(fetchAccounts(undefined))
  }

export const saveAccount = async (data: FinanceAccountBody): Promise<FinanceAccount> =>
  (await apiRequest(addAccountCall, { data })).account

export const removeAccount = (id: string): Promise<unknown> => apiRequest(removeAccountCall, { params: { id } })

/** A page of what moved on one account. */
export const fetchMovements = createAppThunk<AccountMovements, AccountMovementsConfig>(
  'accounts/movements',
  async (config, { dispatch, signal }) => {
    const answer = await apiRequest(accountMovementsCall, { params: { config }, signal })
    dispatch(namesRead(answer))
    return answer
  },
)

/** The last twelve months of one account. */
export const fetchAccountMonths = async (accountId: string): Promise<AccountMonths['months']> =>
  (await apiRequest(accountMonthsCall, { params: { accountId } })).months

/** All movements of the span, newest first, loaded page by page. */
export const fetchAllMovements = async (
  span: Omit<AccountMovementsConfig, 'page' | 'perPage'>,
): Promise<AccountMovement[]> => {
  const all: AccountMovement[] = []
  for (let page = 1; ; page += 1) {
    const config = { ...span, page, perPage: PER_PAGE_MAX }
    // oxlint-disable-next-line no-await-in-loop -- what the last page is, the one before tells
    const answer = await apiRequest(accountMovementsCall, { params: { config } })
    all.push(...answer.movements)
    if (answer.movements.length === 0 || all.length >= answer.total) return all
  }
}

/** Stores which of the loaded transfers are reconciled. */
function marksOf({ transfers, reconciled = [] }: TransferList) {
  const held = new Set(reconciled)
  return transfersRead(Object.fromEntries(transfers.map(({ id }) => [id, held.has(id) ? {} : undefined])))
}

export const fetchTransfers = createAppThunk<TransferList, Partial<TransferListConfig>>(
  'transfers/fetch',
  async (config, { dispatch, signal }) => {
    const answer = await apiRequest(listTransfersCall, { params: { config }, signal })
    dispatch(marksOf(answer))
    return answer
  },
)

/** The current state of one transfer of an account, by the id and day of its movement. */
export const fetchTransferOf = createAppThunk<Transfer, { id: string; accountId: string; date: string }>(
  'transfers/find',
  async ({ id, accountId, date }, { dispatch, signal }) => {
    const config = { accountId, from: date, to: date, perPage: PER_PAGE_MAX }
    const answer = await apiRequest(listTransfersCall, { params: { config }, signal })
    dispatch(marksOf(answer))
    const found = answer.transfers.find((transfer) => transfer.id === id)
    if (found === undefined) throw new HttpError({ code: 'not_found', status: 404, message: 'not_found', fields: {} })
    return found
  },
)

export const saveTransfer = async (transfer: TransferWrite): Promise<Transfer> =>
  (await apiRequest(addTransferCall, { data: { transfer } })).transfer

export const removeTransfer = (id: string): Promise<unknown> => apiRequest(removeTransferCall, { params: { id } })

export const fetchTransferHistory = createAppThunk<TransferHistory, string>(
  'transfers/history',
  async (id, { dispatch, signal }) => {
    const answer = await apiRequest(transferHistoryCall, { params: { id }, signal })
    dispatch(transfersRead({ [id]: answer.reconciliation }))
    return answer
  },
)
