import { selectFinancesState } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { financeListPath } from './financeListPath'
import { financeListUrl } from './financeQuery'

/** The way back to the list as it was last seen in this visit, filters and page included; its period by its dates. */
export function useFinanceListPath(): string {
  const params = useAppSelector((state) => selectFinancesState(state).params)
  if (!params) return financeListPath({})
  const { from, to, dueBefore } = params
  const said = Object.entries({
    ...params,
    ...((from ?? to) && { period: 'custom' }),
    ...(dueBefore && { overdue: dueBefore }),
  }).map(([key, value]) => [key, String(value)])
  return financeListPath(financeListUrl.read(new URLSearchParams(said)))
}
