import { paths } from '@/configs/paths'
import { selectAnalyticsState } from '@/redux/analytics'
import { useAppSelector } from '@/redux/hooks'
import { analyticsListUrl, queryOf } from './analyticsQuery'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

/** The way back to the list as it was last seen in this visit: search, category, order and page, and its days. */
export function useAnalyticsPath(): string {
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const params = useAppSelector((state) => selectAnalyticsState(state).params)
  if (!params) return paths.analytics
  const search = analyticsListUrl.write(queryOf(params, today, seasonMonth)).toString()
  return search === '' ? paths.analytics : `${paths.analytics}?${search}`
}
