import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readDay } from '@/shared/lists/urlValues'
import { financeListUrl, toListConfig, toSumConfig } from './financeQuery'

export const balanceCalls: FirstCalls = ({ search, can }) =>
  can('read', 'Finance') ? [getCalls.balance(readDay(search, 'on'))] : []

export const financeListCalls: FirstCalls = ({ search, today, can }) => {
  if (!can('read', 'Finance')) return []
  const query = financeListUrl.read(search)
  return [
    getCalls.finances(toListConfig(query, today)),
    getCalls.financeSum(toSumConfig(query, today)),
    getCalls.closings(),
    getCalls.reversals(),
  ]
}
