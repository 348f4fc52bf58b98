import { CalendarPlus, HandCoins } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Debtor, Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { fetchDebtors, fetchReversals, selectFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { DebtorTable } from './DebtorTable'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useSelection } from '@/@core/hooks/useSelection'

const PayDialog = lazy(() => import('@/views/finances/ledger/PayDialog').then((file) => ({ default: file.PayDialog })))

const nobody: Debtor[] = []
const idOf = ({ memberId }: Debtor) => memberId

export function DebtorsPage() {
  const { t } = useTranslation(['finances', 'dues'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const money = useMoney()
  const mayPay = useAppAbility().can('manage', 'Finance')
  const { answer, failure, isLoading, reload } = useQuery(fetchDebtors, undefined)
  const debtors = answer ?? nobody
  const chosen = useSelection(debtors, idOf)
  useFocusRescue(chosen.rows.length)
  const [paying, setPaying] = useState<Finance[] | null>(null)
  const [isAsking, setAsking] = useState(false)

  /** What those who are ticked still have to pay, read anew: what is marked is what stands there now. */
  async function ask(): Promise<void> {
    setAsking(true)
    try {
      const [pending, reversals] = await Promise.all([
        dispatch(selectFinances({ kind: 'income', status: 'pending' })).unwrap(),
        dispatch(fetchReversals()).unwrap(),
      ])
      const takenBack = new Set(reversals.flatMap(({ id, of }) => [id, of]))
      const isOwed = ({ id, memberId }: Finance) => memberId !== undefined && chosen.has(memberId) && !takenBack.has(id)
      setPaying(pending.filter(isOwed))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setAsking(false)
    }
  }

  function afterPay(): void {
    setPaying(null)
    chosen.clear()
    reload()
  }

  const total = { count: debtors.length, shown: count(debtors.length), amount: money.format(sumOf(debtors)) }
  return (
    <>
      <PageHeader
        title={t('dues:debtors.title')}
        lead={debtors.length > 0 ? t('dues:debtors.lead', total) : undefined}
        actions={
          mayPay && (
            <Button color="primary" to={paths.dues}>
              <CalendarPlus size={16} aria-hidden />
              {t('dues:charge.title')}
            </Button>
          )
        }
      />
      <FinanceTabs />
      {!answer && !failure && <DetailSkeleton />}
      {failure && <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer?.length === 0 && !failure && (
        <EmptyState icon={HandCoins} title={t('dues:debtors.emptyTitle')} hint={t('dues:debtors.emptyText')} />
      )}
      {debtors.length > 0 && !failure && (
        <>
          <DebtorTable debtors={debtors} chosen={mayPay ? chosen : undefined} />
          {chosen.rows.length > 0 && (
            <div className="chosen-bar">
              <span className="tabular">{money.format(sumOf(chosen.rows))}</span>
              <Button color="secondary" isBusy={isAsking} onClick={() => void ask()}>
                {t('dues:debtors.payChosen', { count: chosen.rows.length, shown: count(chosen.rows.length) })}
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>
        {paying && <PayDialog finances={paying} onPaid={afterPay} onUndone={reload} onClose={() => setPaying(null)} />}
      </Suspense>
    </>
  )
}
