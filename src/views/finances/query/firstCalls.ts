import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readDay } from '@/shared/lists/urlValues'
import { periodSpan } from './financePeriod'
import { financeListUrl, toListConfig, toShownSumConfig } from './financeQuery'

export const balanceCalls: FirstCalls = ({ search, can }) =>
  can('read', 'Finance') ? [getCalls.balance(readDay(search, 'on'))] : []

export const financeListCalls: FirstCalls = ({ search, today, seasonMonth, can }) => {
  if (!can('read', 'Finance')) return []
  const query = financeListUrl.read(search)
  const sums = toShownSumConfig(query, today, seasonMonth)
  return [
    getCalls.finances(toListConfig(query, today, seasonMonth)),
    ...(['paid', 'pending'] as const)
      .filter((status) => (sums.status ?? status) === status)
      .map((status) => getCalls.financeSum({ ...sums, status })),
    // How many are to come.
    getCalls.finances({ ...periodSpan('upcoming', today), perPage: 1 }),
    getCalls.closings(),
    getCalls.reversals(),
  ]
}
