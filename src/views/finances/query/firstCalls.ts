import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readDay } from '@/shared/lists/urlValues'
import { financeListUrl, toListConfig, toTotalsQuery } from './financeQuery'

export const balanceCalls: FirstCalls = ({ search, can }) =>
  can('read', 'Finance') ? [getCalls.balance(readDay(search, 'on'))] : []

export const financeListCalls: FirstCalls = ({ search, today, seasonMonth, can }) => {
  if (!can('read', 'Finance')) return []
  const query = financeListUrl.read(search)
  return [
    getCalls.finances(toListConfig(query, today, seasonMonth)),
    getCalls.listTotals({ ...toTotalsQuery(query, today, seasonMonth), withBooks: 'true' }),
  ]
}

export const financeCalls: FirstCalls = ({ id, can }) =>
  id !== undefined && can('read', 'Finance') ? [getCalls.finance(id)] : []
