import type { Finance, FinanceListConfig, FinanceWrite } from '@contract/finances'
import { createListSlice } from './listSlice'

// The store is part of the first screen, what the calls are checked against is not: it comes with the area.
const calls = () => import('./financeCalls')

const list = createListSlice<Finance, Partial<FinanceListConfig>, FinanceWrite>('finances', {
  list: async (config, signal) => (await calls()).listFinances(config, signal),
  all: async () => (await calls()).allFinances(),
  save: async (finance) => (await calls()).addFinance(finance),
  remove: async (id) => (await calls()).deleteFinance(id),
})

export const { fetchList: fetchFinances, refetch: refetchFinances, save: saveFinance, remove: removeFinance } = list
export const financesReducer = list.reducer
