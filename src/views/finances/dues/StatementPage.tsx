import { Printer } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { selectFinances } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { fetchFinanceNames } from '@/redux/names'
import { useQuery } from '@/redux/useQuery'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { StatementTable } from './StatementTable'
import { useSelection } from '@/@core/hooks/useSelection'
import { useReversals } from '@/views/finances/ledger/useReversals'
import { useStatementText } from './useStatementText'
import { useToday } from '@/shared/dates/useToday'
import '@/views/finances/ledger/ledgerTable.scss'

const PayDialog = lazy(() => import('@/views/finances/ledger/PayDialog').then((file) => ({ default: file.PayDialog })))

const none: Finance[] = []
const idOf = ({ id }: Finance) => id

/** What one member has to pay and has paid: to hand over, to send, to check off. */
export function StatementPage() {
  const { t } = useTranslation(['finances', 'dues'])
  const { memberId = '' } = useParams()
  const question = useMemo(() => ({ memberId, kind: 'income', sortColumn: 'date', sort: 'desc' }) as const, [memberId])
  const { answer: found, failure, isLoading, reload } = useQuery(selectFinances, question)
  const { reversalStatusOf, isSettled } = useReversals()
  // What was taken back is neither owed nor paid, and what takes an expense back is no payment of theirs.
  const answer = useMemo(
    () => (isSettled ? (found?.filter((finance) => reversalStatusOf(finance) === undefined) ?? null) : null),
    [found, reversalStatusOf, isSettled],
  )
  const { answer: names } = useQuery(fetchFinanceNames, question)
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const mayPay = useAppAbility().can('manage', 'Finance')
  const open = useMemo(() => (answer ?? none).filter(({ status }) => status === 'pending').toReversed(), [answer])
  const paid = useMemo(() => (answer ?? none).filter(({ status }) => status === 'paid'), [answer])
  const chosen = useSelection(open, idOf)
  useFocusRescue(answer)
  const [paying, setPaying] = useState<readonly Finance[] | null>(null)
  const member = names?.members?.find(({ id }) => id === memberId)
  const name = member?.name ?? (names ? t('member.gone') : '')
  const text = useStatementText({ name, group, open })
  const owed = sumOf(open)

  function afterPay(): void {
    setPaying(null)
    chosen.clear()
    reload()
  }

  return (
    <>
      <p className="print-head">
        {group} · {t('dues:statement.asOf', { date: date(today) })}
      </p>
      <PageHeader
        title={t('dues:statement.title', { name })}
        lead={
          answer && (
            <span className="cluster">
              {owed > 0 ? t('dues:statement.owes', { amount: money.format(owed) }) : t('dues:statement.owesNothing')}
              {member?.removed && <Badge>{t('member.removed')}</Badge>}
            </span>
          )
        }
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
        actions={
          answer && (
            <>
              {open.length > 0 && <CopyButton text={text} label={t('dues:statement.copy')} />}
              <Button onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('dues:statement.print')}
              </Button>
              {mayPay && open.length > 0 && (
                <Button
                  color="primary"
                  onClick={() => {
                    if (chosen.rows.length === 0) chosen.toggleAll()
                    setPaying(chosen.rows.length === 0 ? open : chosen.rows)
                  }}
                >
                  {t('dues:debtors.pay')}
                </Button>
              )}
            </>
          )
        }
      />
      {!answer && !failure && <DetailSkeleton />}
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && !failure && (
        <div className="ledger-table-stack">
          {answer.length === 0 && <p>{t('dues:statement.none')}</p>}
          {open.length > 0 && (
            <StatementTable
              kind="open"
              finances={open}
              chosen={mayPay ? chosen : undefined}
              {...(mayPay && {
                onPay: (finance: Finance) => setPaying(chosen.has(finance.id) ? chosen.rows : [finance]),
              })}
            />
          )}
          {paid.length > 0 && <StatementTable kind="paid" finances={paid} />}
        </div>
      )}
      <Suspense>
        {paying && <PayDialog finances={paying} onPaid={afterPay} onUndone={reload} onClose={() => setPaying(null)} />}
      </Suspense>
    </>
  )
}
