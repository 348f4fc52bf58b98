import {
  AllFinances,
  FinanceAnswer,
  FinanceHistory,
  FinanceList,
  FoundFinance,
  type AllFinancesConfig,
  type Finance,
  type FinanceListConfig,
  type FinanceWrite,
} from '@contract/finances'
import { Balance, YearReport } from '@contract/treasury/balance'
import { ClosingAnswer, ClosingList, ReversalList, type Closing, type Reversal } from '@contract/treasury/closings'
import {
  DebtorList,
  DuesAnswer,
  DuesPreview,
  LastDuesAnswer,
  type DebtorListConfig,
  type Dues,
} from '@contract/treasury/dues'
import { ChangeFinancesAnswer, type FinanceBatch, type FinanceBatchUndo } from '@contract/treasury/financeBatches'
import { PayAnswer, type Payment, type PaymentUndo } from '@contract/treasury/payments'
import { IdAnswer } from '@contract/primitives'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'
import { createListSlice, type ListState } from './listSlice'
import { namesRead, pageCounted, reconciledRead, vouchersRead, bankLinesRead } from './names'

declare module './store' {
  interface AreaStates {
    finances: ListState<Finance, Partial<FinanceListConfig>>
  }
}

const list = createListSlice<Finance, Partial<FinanceListConfig>, FinanceWrite>('finances', {
  list: async (config, { dispatch, signal }) => {
    const answer = await apiRequest(FinanceList, { ...getCalls.finances(config), signal })
    const { finances, total, hasMore, receipts = [], reconciled = [], splits = [], vouchers, ...names } = answer
    const ids = finances.map(({ id }) => id)
    dispatch(namesRead(names))
    dispatch(pageCounted({ ids, receipts, splits }))
    const held = new Set(reconciled)
    dispatch(reconciledRead(Object.fromEntries(ids.map((id) => [id, held.has(id) ? {} : null]))))
    dispatch(vouchersRead({ ids, vouchers }))
    return { rows: finances, total, hasMore }
  },
  all: () => apiRequest(AllFinances, { url: '/finances/all-finances', timeout: LONG_TIMEOUT_MS }),
  save: async (finance) =>
    (await apiRequest(FinanceAnswer, { method: 'post', url: '/finances/add-finance', data: { finance } })).finance,
  remove: (id) => apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-finance', params: { id } }),
})

export const { fetchList: fetchFinances, refetch: refetchFinances, save: saveFinance, remove: removeFinance } = list
/** The page that is shown, and how it was asked for. */
export const selectFinancesState = list.select

export const findFinance = createAppThunk<Finance, string>('finances/find', async (id, { dispatch, signal }) => {
  const { finance, reconciliation, vouchers, bank, bookings, madeByReturn, givenBack, ...names } = await apiRequest(
    FoundFinance,
    {
      ...getCalls.finance(id),
      signal,
    },
  )
  dispatch(namesRead(names))
  dispatch(reconciledRead({ [finance.id]: reconciliation ?? null }))
  dispatch(vouchersRead({ ids: [finance.id], vouchers }))
  dispatch(bankLinesRead({ id: finance.id, bank, bookings, madeByReturn, givenBack }))
  return finance
})

/** Everything that the filters select, for export and print; the list on the screen stays as it is. */
export const selectFinances = createAppThunk<Finance[], Partial<AllFinancesConfig>>(
  'finances/select',
  (config, { signal }) =>
    apiRequest(AllFinances, { url: '/finances/all-finances', params: { config }, signal, timeout: LONG_TIMEOUT_MS }),
)

export const fetchFinanceHistory = createAppThunk<FinanceHistory, string>(
  'finances/history',
  async (id, { dispatch, signal }) => {
    const history = await apiRequest(FinanceHistory, { url: '/finances/history', params: { id }, signal })
    dispatch(namesRead(history))
    return history
  },
)

/** As things stood at the end of the day `on`; without it, with everything that is stored. */
export const fetchBalance = createAppThunk<Balance, string | undefined>('finances/balance', (on, { signal }) =>
  apiRequest(Balance, { ...getCalls.balance(on), signal }),
)

export const fetchClosings = createAppThunk<ClosingList>('finances/closings', (_, { signal }) =>
  apiRequest(ClosingList, { url: '/finances/list-closings', signal }),
)

/** Everybody who owes, who owes most first. */
export const fetchAllDebtors = createAppThunk<DebtorList>('finances/allDebtors', (_, { signal }) =>
  apiRequest(DebtorList, { url: '/finances/list-debtors', signal, timeout: LONG_TIMEOUT_MS }),
)

/** A page of who owes. */
export const fetchDebtors = createAppThunk<DebtorList, DebtorListConfig>('finances/debtors', (config, { signal }) =>
  apiRequest(DebtorList, { url: '/finances/list-debtors', params: { config }, signal }),
)

/** What the members still have to pay, without what reversals take back. */
export const fetchOwed = createAppThunk<Finance[], readonly string[]>(
  'finances/owed',
  async (memberIds, { signal }) => {
    const owedBy = (memberId: string) => {
      const config = { kind: 'income', status: 'pending', memberId }
      return apiRequest(AllFinances, { url: '/finances/all-finances', params: { config }, signal })
    }
    const [{ reversals }, ...entries] = await Promise.all([
      apiRequest(ReversalList, { url: '/finances/list-reversals', signal }),
      ...memberIds.map(owedBy),
    ])
    const takenBack = new Set(reversals.flatMap(({ id, of }) => [id, of]))
    return entries.flat().filter(({ id }) => !takenBack.has(id))
  },
)

/** All become paid, or none. */
export const payFinances = createAppThunk<Finance[], Payment>(
  'finances/pay',
  async (payment) =>
    (await apiRequest(PayAnswer, { method: 'post', url: '/finances/pay-finances', data: { payment } })).finances,
)

/** Pending again, on their dates before the payment: all, or none. */
export const unpayFinances = createAppThunk<Finance[], PaymentUndo>(
  'finances/unpay',
  async (payment) =>
    (await apiRequest(PayAnswer, { method: 'post', url: '/finances/unpay-finances', data: { payment } })).finances,
)

/** All get what is chosen, or none. */
export const changeFinances = createAppThunk<Finance[], FinanceBatch>('finances/change', async (change) => {
  const config = { method: 'post', url: '/finances/change-finances', data: { change } }
  return (await apiRequest(ChangeFinancesAnswer, config)).finances
})

/** As they were before it: all, or none. */
export const unchangeFinances = createAppThunk<Finance[], FinanceBatchUndo>('finances/unchange', async (change) => {
  const config = { method: 'post', url: '/finances/unchange-finances', data: { change } }
  return (await apiRequest(ChangeFinancesAnswer, config)).finances
})

/** What was charged last; null before the first time. */
export const fetchLastDues = createAppThunk<Dues | null>(
  'finances/lastDues',
  async (_, { signal }) => (await apiRequest(LastDuesAnswer, { url: '/finances/last-dues', signal })).dues ?? null,
)

/** What `createDues` would do. */
export const previewDues = createAppThunk<DuesPreview, Dues>('finances/previewDues', (dues) =>
  apiRequest(DuesPreview, { method: 'post', url: '/finances/preview-dues', data: { dues }, timeout: LONG_TIMEOUT_MS }),
)

export const createDues = createAppThunk<Finance[], { dues: Dues; onProgress: (progress: Progress) => void }>(
  'finances/createDues',
  async ({ dues, onProgress }) => {
    const config = { method: 'post', url: '/finances/create-dues', data: { dues }, timeout: LONG_TIMEOUT_MS }
    return (await apiRequestWithProgress(DuesAnswer, config, onProgress)).finances
  },
)

/** Closes everything up to the end of the month. Answers the months that it closed, the newest first. */
export const closeMonth = createAppThunk<Closing[], string>('finances/closeMonth', async (month) => {
  const config = { method: 'post', url: '/finances/close-month', data: { month } }
  const { closing, closings = [closing] } = await apiRequest(ClosingAnswer, config)
  return closings
})

/** With the closed months after it. Answers all that it opened, the newest first. */
export const reopenMonth = createAppThunk<Closing[], { month: string; reason: string }>(
  'finances/reopenMonth',
  async (data) => {
    const config = { method: 'post', url: '/finances/reopen-month', data }
    const { closing, closings = [closing] } = await apiRequest(ClosingAnswer, config)
    return closings
  },
)

export const fetchReversals = createAppThunk<ReversalList['reversals']>(
  'finances/reversals',
  async (_, { signal }) => (await apiRequest(ReversalList, { url: '/finances/list-reversals', signal })).reversals,
)

/** Answers the new entry that takes the other one back. */
export const reverseFinance = createAppThunk<Finance, Reversal>(
  'finances/reverse',
  async (reversal) =>
    (await apiRequest(FinanceAnswer, { method: 'post', url: '/finances/reverse-finance', data: { reversal } })).finance,
)

/** The sums of one year, `YYYY`, and of the one before. */
export const fetchYearReport = createAppThunk<YearReport, string>('finances/yearReport', (year, { signal }) =>
  apiRequest(YearReport, { url: '/finances/year-report', params: { year }, signal }),
)
