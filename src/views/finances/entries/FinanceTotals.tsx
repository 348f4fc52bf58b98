import { useTranslation } from 'react-i18next'
import { useMoney } from '@/shared/money/useMoney'
import type { ListTotals } from '@contract/finances/listTotals'
import './financeList.scss'

interface FinanceTotalsProps {
  /** Null until loaded; the space is reserved, so that nothing moves. */
  sums: ListTotals | null
  hasPaid: boolean
  hasPending: boolean
}

/** Income, expense and result of all matching entries, paid and pending separately. */
export function FinanceTotals({ sums, hasPaid, hasPending }: FinanceTotalsProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const { paid, pending } = sums ?? {}
  const opening = paid?.opening ?? 0
  const figures = [
    opening !== 0 && { label: t('categories.opening'), amount: opening, isLesser: true },
    hasPaid && { label: t('balance.income'), amount: paid?.income },
    hasPaid && { label: t('balance.expense'), amount: paid && -paid.expense },
    hasPaid && { label: t('list.net'), amount: paid?.net },
    hasPending && {
      label: t('balance.pendingIncome'),
      amount: pending?.income,
      isPending: true,
      isLesser: !pending?.income,
    },
    hasPending && {
      label: t('balance.pendingExpense'),
      amount: pending && -pending.expense,
      isPending: true,
      isLesser: !pending?.expense,
    },
  ].filter((figure) => figure !== false)
  return (
    <div className="finance-totals">
      <dl className={hasPaid ? 'has-paid' : undefined} aria-label={t('list.totals')}>
        {figures.map(({ label, amount, isPending, isLesser }) => (
          <div key={label} className={`${isPending ? 'is-pending' : ''}${isLesser ? ' is-lesser' : ''}`}>
            <dt>{label}</dt>
            <dd className="tabular">{amount === undefined || amount === null ? '\u00a0' : money.format(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
