import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readBalanceDay } from './balanceDay'
import { readFinanceQuery, toListConfig, toSumConfig } from './financeQuery'

export const balanceCalls: FirstCalls = ({ search, can }) =>
  can('read', 'Finance') ? [getCalls.balance(readBalanceDay(search))] : []

export const financeListCalls: FirstCalls = ({ search, today, can }) => {
  if (!can('read', 'Finance')) return []
  const query = readFinanceQuery(search)
  return [
    getCalls.finances(toListConfig(query, today)),
    getCalls.financeSum(toSumConfig(query, today)),
    getCalls.closings(),
    getCalls.reversals(),
    getCalls.allMembers(),
  ]
}
