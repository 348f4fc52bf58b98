import {
  type FinanceHistory,
  type AllFinancesConfig,
  type Finance,
  type FinanceListConfig,
  type FinanceWrite,
  listFinancesCall,
  allFinancesCall,
  addFinanceCall,
  removeFinanceCall,
  findFinanceCall,
  financesHistoryCall,
  findOwedCall,
  OWED_MEMBERS_MAX,
} from '@contract/finances'
import { type Balance, type YearReport, balanceCall, yearReportCall } from '@contract/finances/balance'
import {
  type ClosingList,
  type ReversalList,
  type Closing,
  type Reversal,
  listClosingsCall,
  listReversalsCall,
  closeMonthCall,
  reopenMonthCall,
  reverseFinanceCall,
} from '@contract/finances/closings'
import {
  type DebtorList,
  type DuesPreview,
  type DebtorListConfig,
  type Dues,
  listDebtorsCall,
  lastDuesCall,
  previewDuesCall,
  createDuesCall,
} from '@contract/finances/dues'
import { type DuesPaymentConfig, type DuesPaymentList, listDuesPaymentsCall } from '@contract/finances/duesPayments'
import {
  type FinanceBatch,
  type FinanceBatchUndo,
  changeFinancesCall,
  undoFinanceChangeCall,
} from '@contract/finances/financeBatches'
import { type Payment, type PaymentUndo, payFinancesCall, undoPaymentCall } from '@contract/finances/payments'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'
import { createListSlice, type ListState } from './listSlice'
import { entryRead, pageRead } from './entryFacts'
import { namesRead } from './names'

declare module './store' {
  interface AreaStates {
    finances: ListState<Finance, Partial<FinanceListConfig>, Partial<AllFinancesConfig>>
  }
}

const list = createListSlice<Finance, Partial<FinanceListConfig>, Partial<AllFinancesConfig>, FinanceWrite>(
  'finances',
  {},
  {
    list: async (config, { dispatch, signal }) => {
      const answer = await apiRequest(listFinancesCall, { ...getCalls.finances(config), signal })
      dispatch(namesRead(answer))
      dispatch(pageRead(answer))
      return { rows: answer.finances, total: answer.total, hasMore: answer.hasMore }
    },
    all: (config, signal) => apiRequest(allFinancesCall, { params: { config }, signal, timeout: LONG_TIMEOUT_MS }),
    save: async (finance) => (await apiRequest(addFinanceCall, { data: { finance } })).finance,
    remove: (id) => apiRequest(removeFinanceCall, { params: { id } }),
  },
)

export const {
  fetchList: fetchFinances,
  fullList: allFinances,
  refetch: refetchFinances,
  save: saveFinance,
  remove: removeFinance,
} = list
/** The displayed page, its parameters, and the full list if it is in use. */
export const selectFinancesState = list.select

export const findFinance = createAppThunk<Finance, string>('finances/find', async (id, { dispatch, signal }) => {
  const answer = await apiRequest(findFinanceCall, { ...getCalls.finance(id), signal })
  dispatch(namesRead(answer))
  dispatch(entryRead(answer))
  return answer.finance
})

/** The entries of one member or event, which the slice does not store. */
export const selectFinances = (config: Partial<AllFinancesConfig>): Promise<Finance[]> =>
  apiRequest(allFinancesCall, { params: { config }, timeout: LONG_TIMEOUT_MS })

export const fetchFinanceHistory = createAppThunk<FinanceHistory, string>(
  'finances/history',
  async (id, { dispatch, signal }) => {
    const history = await apiRequest(financesHistoryCall, { params: { id }, signal })
    dispatch(namesRead(history))
    return history
  },
)

/** The balance at the end of the day `on` (YYYY-MM-DD); without it, of all stored entries. */
export const fetchBalance = (on: string | undefined): Promise<Balance> => apiRequest(balanceCall, getCalls.balance(on))

export const fetchClosings = (): Promise<ClosingList> => apiRequest(listClosingsCall)

/** All debtors, largest debt first. */
export const fetchAllDebtors = (): Promise<DebtorList> => apiRequest(listDebtorsCall, { timeout: LONG_TIMEOUT_MS })

/** A page of debtors. */
export const fetchDebtors = (config: DebtorListConfig): Promise<DebtorList> =>
  apiRequest(listDebtorsCall, { params: { config } })

/** A page of paid dues. */
export const fetchDuesPayments = (config: DuesPaymentConfig): Promise<DuesPaymentList> =>
  apiRequest(listDuesPaymentsCall, { params: { config } })

/** The unpaid entries of the members, without reversed ones. */
export async function fetchOwed(memberIds: readonly string[]): Promise<Finance[]> {
  const owed: Finance[] = []
  for (let at = 0; at < memberIds.length; at += OWED_MEMBERS_MAX) {
    const some = memberIds.slice(at, at + OWED_MEMBERS_MAX)
    owed.push(...(await apiRequest(findOwedCall, { data: { memberIds: some } })))
  }
  return owed
}

/** Marks all entries as paid, or none. */
export const payFinances = async (payment: Payment): Promise<Finance[]> =>
  (await apiRequest(payFinancesCall, { data: { payment } })).finances

/** Makes all entries pending again, with their previous dates, or none. */
export const undoPayment = async (payment: PaymentUndo): Promise<Finance[]> =>
  (await apiRequest(undoPaymentCall, { data: { payment } })).finances

/** Changes all entries, or none. */
export const changeFinances = async (change: FinanceBatch): Promise<Finance[]> =>
  (await apiRequest(changeFinancesCall, { data: { change } })).finances

/** Restores all entries, or none. */
export const undoFinanceChange = async (change: FinanceBatchUndo): Promise<Finance[]> =>
  (await apiRequest(undoFinanceChangeCall, { data: { change } })).finances

/** What was charged last; null before the first time. */
export const fetchLastDues = async (): Promise<Dues | null> => (await apiRequest(lastDuesCall)).dues ?? null

/** What `createDues` would do. */
export const previewDues = (dues: Dues): Promise<DuesPreview> =>
  apiRequest(previewDuesCall, { data: { dues }, timeout: LONG_TIMEOUT_MS })

export const createDues = async (dues: Dues, onProgress: (progress: Progress) => void): Promise<Finance[]> =>
  (await apiRequestWithProgress(createDuesCall, { data: { dues }, timeout: LONG_TIMEOUT_MS }, onProgress)).finances

/** Closes all months up to this one. Returns the months that were closed, newest first. */
export const closeMonth = async (month: string): Promise<Closing[]> => {
  const { closing, closings = [closing] } = await apiRequest(closeMonthCall, { data: { month } })
  return closings
}

/** Also opens the closed months after it. Returns all opened months, newest first. */
export const reopenMonth = async (data: { month: string; reason: string }): Promise<Closing[]> => {
  const { closing, closings = [closing] } = await apiRequest(reopenMonthCall, { data })
  return closings
}

export const fetchReversals = async (): Promise<ReversalList['reversals']> =>
  (await apiRequest(listReversalsCall)).reversals

/** Returns the new entry that reverses the other one. */
export const reverseFinance = async (reversal: Reversal): Promise<Finance> =>
  (await apiRequest(reverseFinanceCall, { data: { reversal } })).finance

/** The sums of one year, `YYYY`, and of the one before. */
export const fetchYearReport = (year: string): Promise<YearReport> => apiRequest(yearReportCall, { params: { year } })
