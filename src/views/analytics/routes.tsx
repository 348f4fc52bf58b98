import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyComponent } from '@/@core/components/lazyComponent'
import { RequireAbility } from '@/auth/RequireAbility'
import { NotFound } from '@/shared/records/NotFound'
import { RecordRoute } from '@/shared/records/RecordRoute'
import { withTexts } from '@/i18n/i18n'
import { fetchAnalytics, summariseAnalytics } from '@/redux/analytics'
import type { FirstLook } from '@/redux/firstLook'
import { analyticsListUrl, toComparison, toListConfig } from './query/analyticsQuery'
import { loadAnalyticsPage } from './screens'

const AnalyticsPage = lazyComponent(loadAnalyticsPage, (file) => file.AnalyticsPage)
const AnalyticsPrintPage = lazy(() =>
  import('./print/AnalyticsPrintPage').then((file) => ({ default: file.AnalyticsPrintPage })),
)
const MemberAttendancePage = lazy(() =>
  import('./members/MemberAttendancePage').then((file) => ({ default: file.MemberAttendancePage })),
)
const MemberAttendancePrintPage = lazy(() =>
  import('./members/MemberAttendancePrintPage').then((file) => ({ default: file.MemberAttendancePrintPage })),
)
const RecordPage = lazy(() =>
  withTexts(['finances', 'budget'], import('./record/RecordPage')).then((file) => ({ default: file.RecordPage })),
)

export const analyticsLook: FirstLook = ({ search, today, seasonMonth }, ask) => {
  const query = analyticsListUrl.read(search)
  return [
    ask(fetchAnalytics, toListConfig(query, today, seasonMonth)),
    ask(summariseAnalytics, toComparison(query, today, seasonMonth)),
  ]
}

/** Everything under /analytics. */
export function AnalyticsRoutes() {
  return (
    <Routes>
      <Route index element={<AnalyticsPage />} />
      <Route path="print" element={<AnalyticsPrintPage />} />
      <Route element={<RequireAbility action="manage" subject="Analytics" />}>
        <Route path="members" element={<MemberAttendancePage />} />
        <Route path="members/print" element={<MemberAttendancePrintPage />} />
      </Route>
      <Route element={<RecordRoute />}>
        <Route path=":id" element={<RecordPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
