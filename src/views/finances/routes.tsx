import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'
import { NotFound } from '@/shared/records/NotFound'
import { RecordRoute } from '@/shared/records/RecordRoute'
import { RequireAbility } from '@/auth/RequireAbility'
import { withTexts } from '@/i18n/i18n'
import { fetchBalance } from '@/redux/finances'
import { fetchProposals } from '@/redux/finances/recurring'
import type { FirstLook } from '@/redux/firstLook'
import { FinanceLoader } from './entry/FinanceLoader'
import { loadBalancePage, loadFinanceListPage } from './screens'

const BalancePage = lazyComponent(loadBalancePage, (file) => file.BalancePage)
const FinanceListPage = lazyComponent(loadFinanceListPage, (file) => file.FinanceListPage)
const NewFinancePage = lazy(() =>
  withTexts(['receipts', 'budget', 'splits'], import('./entry/NewFinancePage')).then((file) => ({
    default: file.NewFinancePage,
  })),
)
const loadEditFinancePage = loader(() =>
  withTexts(['budget', 'donations', 'splits'], import('./entry/EditFinancePage')),
)
const EditFinancePage = lazyComponent(loadEditFinancePage, (file) => file.EditFinancePage)
const loadFinancePage = loader(() =>
  withTexts(['credit', 'donations', 'dues', 'receipts', 'recurring', 'splits'], import('./entry/FinancePage')),
)
const FinancePage = lazyComponent(loadFinancePage, (file) => file.FinancePage)
const DebtorsPage = lazy(() =>
  withTexts(['dues', 'members', 'credit'], import('./dues/DebtorsPage')).then((file) => ({
    default: file.DebtorsPage,
  })),
)
const WhoPaidPage = lazy(() =>
  withTexts(['dues', 'members'], import('./dues/WhoPaidPage')).then((file) => ({ default: file.WhoPaidPage })),
)
const StatementPage = lazy(() =>
  withTexts(['dues', 'paying', 'credit'], import('./dues/StatementPage')).then((file) => ({
    default: file.StatementPage,
  })),
)
const DuesPage = lazy(() =>
  withTexts(['dues', 'members', 'credit'], import('./dues/DuesPage')).then((file) => ({ default: file.DuesPage })),
)
const WaysToPayPage = lazy(() =>
  withTexts(['dues', 'paying'], import('./paying/WaysToPayPage')).then((file) => ({ default: file.WaysToPayPage })),
)
const SpheresPage = lazy(() =>
  withTexts(['spheres'], import('./spheres/SpheresPage')).then((file) => ({ default: file.SpheresPage })),
)
const DonationsPage = lazy(() =>
  withTexts(['donations', 'members'], import('./donations/DonationsPage')).then((file) => ({
    default: file.DonationsPage,
  })),
)
const DonationSettingsPage = lazy(() =>
  withTexts(['donations', 'members'], import('./donations/DonationSettingsPage')).then((file) => ({
    default: file.DonationSettingsPage,
  })),
)
const DebitRunsPage = lazy(() =>
  withTexts(['debits'], import('./debits/DebitRunsPage')).then((file) => ({ default: file.DebitRunsPage })),
)
const NewDebitRunPage = lazy(() =>
  withTexts(['debits'], import('./debits/NewDebitRunPage')).then((file) => ({ default: file.NewDebitRunPage })),
)
const PaymentOrdersPage = lazy(() =>
  withTexts(['paymentOrders'], import('./orders/PaymentOrdersPage')).then((file) => ({
    default: file.PaymentOrdersPage,
  })),
)
const NewPaymentOrderPage = lazy(() =>
  withTexts(['paymentOrders'], import('./orders/NewPaymentOrderPage')).then((file) => ({
    default: file.NewPaymentOrderPage,
  })),
)
const PaymentOrderPage = lazy(() =>
  withTexts(['paymentOrders'], import('./orders/PaymentOrderPage')).then((file) => ({
    default: file.PaymentOrderPage,
  })),
)
const DebitRunPage = lazy(() =>
  withTexts(['debits'], import('./debits/DebitRunPage')).then((file) => ({ default: file.DebitRunPage })),
)
const PackPage = lazy(() =>
  withTexts(['pack', 'budget'], import('./pack/PackPage')).then((file) => ({ default: file.PackPage })),
)
const RemindersPage = lazy(() =>
  withTexts(['dues', 'reminders'], import('./reminders/RemindersPage')).then((file) => ({
    default: file.RemindersPage,
  })),
)
const ReminderTextsPage = lazy(() =>
  withTexts(['reminders'], import('./reminders/ReminderTextsPage')).then((file) => ({
    default: file.ReminderTextsPage,
  })),
)
const FeesPage = lazy(() =>
  withTexts(['fees', 'members'], import('./fees/FeesPage')).then((file) => ({ default: file.FeesPage })),
)
const RecurringPage = lazy(() =>
  withTexts(['recurring'], import('./recurring/RecurringPage')).then((file) => ({ default: file.RecurringPage })),
)
const RulesPage = lazy(() =>
  withTexts(['rules'], import('./rules/RulesPage')).then((file) => ({ default: file.RulesPage })),
)
const CategoriesPage = lazy(() =>
  withTexts(['categories'], import('./categories/CategoriesPage')).then((file) => ({ default: file.CategoriesPage })),
)
const PurposesPage = lazy(() =>
  withTexts(['purposes', 'budget'], import('./purposes/PurposesPage')).then((file) => ({ default: file.PurposesPage })),
)
const PayersPage = lazy(() =>
  withTexts(['payers', 'credit', 'dues'], import('./payers/PayersPage')).then((file) => ({ default: file.PayersPage })),
)
const PayerPage = lazy(() =>
  withTexts(['payers', 'dues', 'paying', 'credit'], import('./payers/PayerPage')).then((file) => ({
    default: file.PayerPage,
  })),
)
const LeviesPage = lazy(() =>
  withTexts(['levies'], import('./levies/LeviesPage')).then((file) => ({ default: file.LeviesPage })),
)
const NewLevyPage = lazy(() =>
  withTexts(['levies', 'members'], import('./levies/NewLevyPage')).then((file) => ({ default: file.NewLevyPage })),
)
const LevyPage = lazy(() =>
  withTexts(['levies', 'members'], import('./levies/LevyPage')).then((file) => ({ default: file.LevyPage })),
)
const FinanceImportPage = lazy(() =>
  withTexts(['imports', 'bankFiles', 'matching', 'budget'], import('./importing/FinanceImportPage')).then((file) => ({
    default: file.FinanceImportPage,
  })),
)
const MatchingPage = lazy(() =>
  withTexts(['imports', 'bankFiles', 'matching', 'budget'], import('./matching/MatchingPage')).then((file) => ({
    default: file.MatchingPage,
  })),
)
const AccountsPage = lazy(() =>
  withTexts(['accounts'], import('./accounts/AccountsPage')).then((file) => ({ default: file.AccountsPage })),
)
const AccountPage = lazy(() =>
  withTexts(['accounts'], import('./accounts/AccountPage')).then((file) => ({ default: file.AccountPage })),
)
const BudgetPage = lazy(() =>
  withTexts(['budget'], import('./budget/BudgetPage')).then((file) => ({ default: file.BudgetPage })),
)
const TransfersPage = lazy(() =>
  withTexts(['accounts'], import('./transfers/TransfersPage')).then((file) => ({ default: file.TransfersPage })),
)
const TransferPage = lazy(() =>
  withTexts(['accounts'], import('./transfers/TransferPage')).then((file) => ({ default: file.TransferPage })),
)
const ReconcilePage = lazy(() =>
  withTexts(['accounts', 'reconcile'], import('./reconcile/ReconcilePage')).then((file) => ({
    default: file.ReconcilePage,
  })),
)
const ListsPage = lazy(() =>
  withTexts(['financeLists'], import('./lists/ListsPage')).then((file) => ({ default: file.ListsPage })),
)
const VouchersPage = lazy(() =>
  withTexts(['vouchers'], import('./vouchers/VouchersPage')).then((file) => ({ default: file.VouchersPage })),
)
const JournalPage = lazy(() =>
  withTexts(['journal'], import('./journal/JournalPage')).then((file) => ({ default: file.JournalPage })),
)
const DatevPage = lazy(() =>
  withTexts(['datev'], import('./datev/DatevPage')).then((file) => ({ default: file.DatevPage })),
)
const DatevSettingsPage = lazy(() =>
  withTexts(['datev'], import('./datev/DatevSettingsPage')).then((file) => ({ default: file.DatevSettingsPage })),
)
const AuditsPage = lazy(() =>
  withTexts(['auditing'], import('./audit/AuditsPage')).then((file) => ({ default: file.AuditsPage })),
)
const AuditPage = lazy(() =>
  withTexts(['auditing'], import('./audit/AuditPage')).then((file) => ({ default: file.AuditPage })),
)
const MonthsPage = lazy(() => import('./months/MonthsPage').then((file) => ({ default: file.MonthsPage })))
const ReportPage = lazy(() => import('./report/ReportPage').then((file) => ({ default: file.ReportPage })))

export const balanceLook: FirstLook = ({ can }, ask) => [
  ask(fetchBalance, undefined),
  ...(can('manage', 'Finance') ? [ask(fetchProposals, undefined)] : []),
]

/** Everything under /finances. */
export function FinanceRoutes() {
  return (
    <Routes>
      <Route index element={<BalancePage />} />
      <Route path="entries">
        <Route index element={<FinanceListPage />} />
        <Route
          path=":id"
          element={
            <FinanceLoader loadScreen={loadFinancePage}>
              {(entry, reload) => <FinancePage finance={entry} onChanged={reload} />}
            </FinanceLoader>
          }
        />
        <Route element={<RequireAbility action="manage" subject="Finance" />}>
          <Route path="new" element={<NewFinancePage />} />
          <Route
            path=":id/edit"
            element={
              <FinanceLoader loadScreen={loadEditFinancePage}>
                {(entry) => <EditFinancePage finance={entry} />}
              </FinanceLoader>
            }
          />
        </Route>
      </Route>
      <Route path="accounts" element={<AccountsPage />} />
      <Route element={<RecordRoute />}>
        <Route path="accounts/:accountId" element={<AccountPage />} />
      </Route>
      <Route path="transfers" element={<TransfersPage />} />
      <Route element={<RecordRoute />}>
        <Route path="transfers/:transferId" element={<TransferPage />} />
      </Route>
      <Route element={<RecordRoute />}>
        <Route path="accounts/:accountId/reconcile" element={<ReconcilePage />} />
      </Route>
      <Route path="months" element={<MonthsPage />} />
      <Route path="budget" element={<BudgetPage />} />
      <Route path="report" element={<ReportPage />} />
      <Route path="report/pack" element={<PackPage />} />
      <Route path="report/spheres" element={<SpheresPage />} />
      <Route path="payers" element={<PayersPage />} />
      <Route element={<RecordRoute />}>
        <Route path="payers/:payerId" element={<PayerPage />} />
      </Route>
      <Route path="levies" element={<LeviesPage />} />
      <Route element={<RecordRoute />}>
        <Route path="levies/:levyId" element={<LevyPage />} />
      </Route>
      <Route path="reminders" element={<RemindersPage />} />
      <Route path="lists" element={<ListsPage />} />
      <Route path="journal" element={<JournalPage />} />
      <Route path="datev" element={<DatevPage />} />
      <Route path="vouchers" element={<VouchersPage />} />
      <Route path="debtors" element={<DebtorsPage />} />
      <Route path="payments" element={<WhoPaidPage />} />
      <Route element={<RecordRoute />}>
        <Route path="debtors/:memberId" element={<StatementPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="Finance" />}>
        <Route path="dues" element={<DuesPage />} />
        <Route path="ways-to-pay" element={<WaysToPayPage />} />
        <Route path="donations" element={<DonationsPage />} />
        <Route path="donations/settings" element={<DonationSettingsPage />} />
        <Route path="debits" element={<DebitRunsPage />} />
        <Route path="debits/new" element={<NewDebitRunPage />} />
        <Route element={<RecordRoute />}>
          <Route path="debits/:runId" element={<DebitRunPage />} />
        </Route>
        <Route path="orders" element={<PaymentOrdersPage />} />
        <Route path="orders/new" element={<NewPaymentOrderPage />} />
        <Route element={<RecordRoute />}>
          <Route path="orders/:orderId" element={<PaymentOrderPage />} />
        </Route>
        <Route path="levies/new" element={<NewLevyPage />} />
        <Route path="reminders/texts" element={<ReminderTextsPage />} />
        <Route path="datev/settings" element={<DatevSettingsPage />} />
        <Route path="categories" element={<CategoriesPage />} />
        <Route path="purposes" element={<PurposesPage />} />
        <Route path="fees" element={<FeesPage />} />
        <Route path="recurring" element={<RecurringPage />} />
        <Route path="rules" element={<RulesPage />} />
        <Route path="audit" element={<AuditsPage />} />
        <Route path="audit/:linkId" element={<AuditPage />} />
        <Route path="import" element={<FinanceImportPage />} />
        <Route path="matching" element={<MatchingPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
