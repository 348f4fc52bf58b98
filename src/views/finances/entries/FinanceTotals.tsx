import { useTranslation } from 'react-i18next'
import type { FinanceSum } from '@contract/finances'
import { useMoney } from '@/shared/money/useMoney'
import './financeList.scss'

interface FinanceTotalsProps {
  /** Null until known: the place is kept, so that nothing jumps. */
  sum: FinanceSum | null
  /** Whoever compares them with the balance, which counts what is paid, has to be told. */
  hasPending: boolean
}

/** Income, expense and result of all that the filters select. */
export function FinanceTotals({ sum, hasPending }: FinanceTotalsProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const opening = sum?.opening ?? 0
  const figures = [
    ...(opening === 0 ? [] : [{ label: t('categories.opening'), amount: opening }]),
    { label: t('balance.income'), amount: sum?.income },
    { label: t('balance.expense'), amount: sum && -sum.expense },
    { label: t('list.net'), amount: sum?.net },
  ]
  return (
    <div className="finance-totals">
      {hasPending && <p>{t('list.allStates')}</p>}
      <dl aria-label={t('list.totals')}>
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{amount === undefined || amount === null ? '\u00a0' : money.format(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
