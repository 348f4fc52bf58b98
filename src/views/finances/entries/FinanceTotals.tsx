import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { ListTotals } from '@contract/finances/listTotals'
import './financeList.scss'

interface FinanceTotalsProps {
  /** Null until loaded; the space is reserved, so that nothing moves. */
  sums: ListTotals | null
  hasPaid: boolean
  hasPending: boolean
  /** Shows only upcoming entries. */
  isUpcoming: boolean
  onUpcoming: (isUpcoming: boolean) => void
}

/** Income, expense and result of all matching entries, paid and pending separately. */
export function FinanceTotals({ sums, hasPaid, hasPending, isUpcoming, onUpcoming }: FinanceTotalsProps) {
  const { t } = useTranslation('finances')
  const format = useFormat()
  const money = useMoney()
  const { paid, pending, upcoming = 0 } = sums ?? {}
  const opening = paid?.opening ?? 0
  const figures = [
    opening !== 0 && { label: t('categories.opening'), amount: opening },
    hasPaid && { label: t('balance.income'), amount: paid?.income },
    hasPaid && { label: t('balance.expense'), amount: paid && -paid.expense },
    hasPaid && { label: t('list.net'), amount: paid?.net },
    hasPending && { label: t('balance.pendingIncome'), amount: pending?.income, isPending: true },
    hasPending && { label: t('balance.pendingExpense'), amount: pending && -pending.expense, isPending: true },
  ].filter((figure) => figure !== false)
  return (
    <div className="finance-totals">
      {(upcoming > 0 || isUpcoming) && (
        <Button size="sm" className="chip" isPressed={isUpcoming} onClick={() => onUpcoming(!isUpcoming)}>
          {t('list.upcoming')} <span className="tabular muted">{format.count(upcoming)}</span>
        </Button>
      )}
      <dl aria-label={t('list.totals')}>
        {figures.map(({ label, amount, isPending }) => (
          <div key={label} className={isPending ? 'is-pending' : undefined}>
            <dt>{label}</dt>
            <dd className="tabular">{amount === undefined || amount === null ? '\u00a0' : money.format(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
