import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { readAnalyticsQuery, writeAnalyticsQuery } from './analyticsQuery'

/** The way back to the list as it was last seen in this visit: search, category, order and page, and its days. */
export function useAnalyticsPath(): string {
  const params = useAppSelector((state) => state.analytics.params)
  if (!params) return paths.analytics
  const said = Object.entries(params).map(([key, value]) => [key, String(value)])
  const query = readAnalyticsQuery(new URLSearchParams(said))
  const { from, to } = params
  // The question names its days alone: of the periods, those that the days are.
  const period = from === undefined && to === undefined ? 'all' : periodOf(from, to)
  const days = period === 'custom' ? {} : { from: undefined, to: undefined }
  const search = writeAnalyticsQuery({ ...query, period, ...days }).toString()
  return search === '' ? paths.analytics : `${paths.analytics}?${search}`
}

function periodOf(from: string | undefined, to: string | undefined): 'season' | 'last' | 'custom' {
  const year = new Date().getFullYear()
  if (from === `${year}-01-01` && to === `${year}-12-31`) return 'season'
  return from === `${year - 1}-01-01` && to === `${year - 1}-12-31` ? 'last' : 'custom'
}
