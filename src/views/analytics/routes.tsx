import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { NotFound } from '@/shared/records/NotFound'
import { withTexts } from '@/i18n/areaTexts'

const AnalyticsPage = lazy(() => import('./list/AnalyticsPage').then((file) => ({ default: file.AnalyticsPage })))
const AnalyticsPrintPage = lazy(() =>
  import('./print/AnalyticsPrintPage').then((file) => ({ default: file.AnalyticsPrintPage })),
)
const RecordPage = lazy(() =>
  withTexts(['finances'], import('./record/RecordPage')).then((file) => ({ default: file.RecordPage })),
)

/** Everything under /analytics. */
export function AnalyticsRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner isInline />}>
      <Routes>
        <Route index element={<AnalyticsPage />} />
        <Route path="print" element={<AnalyticsPrintPage />} />
        <Route path=":id" element={<RecordPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
