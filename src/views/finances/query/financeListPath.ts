import { paths } from '@/configs/paths'
import { financeListUrl, type FinanceQuery } from './financeQuery'

/** The list with these filters. */
export function financeListPath(query: Partial<FinanceQuery>): string {
  const search = financeListUrl.write(query).toString()
  return search === '' ? paths.financeEntries : `${paths.financeEntries}?${search}`
}
