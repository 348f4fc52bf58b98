import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchBalance, fetchClosings } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { ClosingHistory } from './ClosingHistory'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { MonthsTable } from './MonthsTable'
import { useYear } from '@/views/finances/ledger/useYear'
import { YearStepper } from '@/views/finances/ledger/YearStepper'
import '@/views/finances/ledger/ledgerTable.scss'

const CloseDialog = lazyPart(
  loader(() => import('./CloseDialog')),
  (file) => file.CloseDialog,
)
const ReopenDialog = lazyPart(
  loader(() => import('./ReopenDialog')),
  (file) => file.ReopenDialog,
)

/** Totals by month of a year, and which months are closed. */
export function MonthsPage() {
  const { t } = useTranslation('finances')
  const { year, thisYear, to, nameOf, choose } = useYear()
  const balance = useQuery(fetchBalance, to)
  const closings = useQuery(fetchClosings, undefined)
  const [closing, setClosing] = useState<string | null>(null)
  const [reopening, setReopening] = useState<string | null>(null)
  const failure = balance.failure ?? closings.failure

  function reload(): void {
    balance.reload()
    closings.reload()
  }

  function settle(): void {
    setClosing(null)
    setReopening(null)
    closings.reload()
  }

  return (
    <>
      <FinanceTabs />
      <PageHeader
        title={t('months.title')}
        lead={t('months.lead')}
        actions={<YearStepper year={year} last={thisYear} nameOf={nameOf} onChoose={choose} />}
      />
      {failure && (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={balance.isLoading || closings.isLoading} />
      )}
      {!failure && !(balance.answer && closings.answer) && <DetailSkeleton />}
      {!failure && balance.answer && closings.answer && (
        <div className="ledger-table-stack" aria-busy={balance.isLoading}>
          <MonthsTable
            months={balance.answer.byMonth}
            closings={closings.answer}
            onClose={setClosing}
            onReopen={setReopening}
          />
          <ClosingHistory closings={closings.answer.closings} />
        </div>
      )}
      {closing !== null && (
        <CloseDialog
          month={closing}
          firstOpenMonth={closings.answer?.firstOpenMonth}
          onDone={settle}
          onCancel={() => setClosing(null)}
        />
      )}
      {reopening !== null && (
        <ReopenDialog
          month={reopening}
          lastClosedMonth={closings.answer?.closedMonths[0]}
          onDone={settle}
          onCancel={() => setReopening(null)}
        />
      )}
    </>
  )
}
