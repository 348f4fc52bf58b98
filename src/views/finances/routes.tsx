import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { lazyComponent } from '@/@core/components/lazyComponent'
import { NotFound } from '@/shared/records/NotFound'
import { RequireAbility } from '@/auth/RequireAbility'
import { withTexts } from '@/i18n/areaTexts'
import { FinanceLoader } from './entry/FinanceLoader'
import { loadBalancePage, loadFinanceListPage } from './screens'

const BalancePage = lazyComponent(loadBalancePage, (file) => file.BalancePage)
const FinanceListPage = lazyComponent(loadFinanceListPage, (file) => file.FinanceListPage)
const NewFinancePage = lazy(() => import('./entry/NewFinancePage').then((file) => ({ default: file.NewFinancePage })))
const EditFinancePage = lazy(() =>
  import('./entry/EditFinancePage').then((file) => ({ default: file.EditFinancePage })),
)
const FinancePage = lazy(() =>
  withTexts(['dues'], import('./entry/FinancePage')).then((file) => ({ default: file.FinancePage })),
)
const DebtorsPage = lazy(() =>
  withTexts(['dues', 'members'], import('./dues/DebtorsPage')).then((file) => ({ default: file.DebtorsPage })),
)
const StatementPage = lazy(() =>
  withTexts(['dues'], import('./dues/StatementPage')).then((file) => ({ default: file.StatementPage })),
)
const DuesPage = lazy(() =>
  withTexts(['dues', 'members'], import('./dues/DuesPage')).then((file) => ({ default: file.DuesPage })),
)
const FinanceImportPage = lazy(() =>
  withTexts(['imports'], import('./importing/FinanceImportPage')).then((file) => ({ default: file.FinanceImportPage })),
)
const MonthsPage = lazy(() => import('./months/MonthsPage').then((file) => ({ default: file.MonthsPage })))
const ReportPage = lazy(() => import('./report/ReportPage').then((file) => ({ default: file.ReportPage })))

/** Everything under /finances. */
export function FinanceRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner isInline />}>
      <Routes>
        <Route index element={<BalancePage />} />
        <Route path="entries">
          <Route index element={<FinanceListPage />} />
          <Route
            path=":id"
            element={
              <FinanceLoader>{(entry, reload) => <FinancePage finance={entry} onChanged={reload} />}</FinanceLoader>
            }
          />
          <Route element={<RequireAbility action="manage" subject="Finance" />}>
            <Route path="new" element={<NewFinancePage />} />
            <Route
              path=":id/edit"
              element={<FinanceLoader>{(entry) => <EditFinancePage finance={entry} />}</FinanceLoader>}
            />
          </Route>
        </Route>
        <Route path="months" element={<MonthsPage />} />
        <Route path="report" element={<ReportPage />} />
        <Route path="debtors" element={<DebtorsPage />} />
        <Route path="debtors/:memberId" element={<StatementPage />} />
        <Route element={<RequireAbility action="manage" subject="Finance" />}>
          <Route path="dues" element={<DuesPage />} />
          <Route path="import" element={<FinanceImportPage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
