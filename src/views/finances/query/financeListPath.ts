import { paths } from '@/configs/paths'
import { writeFinanceQuery, type FinanceQuery } from './financeQuery'

/** The list with these filters. */
export function financeListPath(query: Partial<FinanceQuery>): string {
  const search = writeFinanceQuery(query).toString()
  return search === '' ? paths.financeEntries : `${paths.financeEntries}?${search}`
}
