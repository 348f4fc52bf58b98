import { selectFinancesState } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { useToday } from '@/shared/dates/useToday'
import { financeListPath } from './financeListPath'
import { financeListUrl } from './financeQuery'

/** Path to the list as last shown in this visit, with filters and page; its period is given by dates. */
export function useFinanceListPath(): string {
  const params = useAppSelector((state) => selectFinancesState(state).params)
  const today = useToday()
  if (!params) return financeListPath({})
  const { from, to: end, dueBefore, hasReceipt, isReconciled, ...rest } = params
  // The list's default end is not a filter.
  const to = from === undefined && end === today ? undefined : end
  const said = Object.entries({
    ...rest,
    ...((from ?? to) && { period: 'custom', from, to }),
    ...(dueBefore && { overdue: dueBefore }),
    ...(hasReceipt && { receipt: hasReceipt === 'true' ? 'yes' : 'no' }),
    ...(isReconciled && { reconciled: isReconciled === 'true' ? 'yes' : 'no' }),
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
  return financeListPath(financeListUrl.read(new URLSearchParams(said)))
}
