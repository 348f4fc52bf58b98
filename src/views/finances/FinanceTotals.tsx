import { useTranslation } from 'react-i18next'
import type { FinanceSum } from '@contract/finances'
import { useMoney } from '@/auth/useMoney'
import './financeList.scss'

/** Income, expense and result of all that the filters select. Null until known: the place is kept, so that nothing jumps. */
export function FinanceTotals({ sum }: { sum: FinanceSum | null }) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const figures = [
    { label: t('kinds.income'), amount: sum?.income },
    { label: t('kinds.expense'), amount: sum && -sum.expense },
    { label: t('list.net'), amount: sum?.net },
  ]
  return (
    <dl className="finance-totals" aria-label={t('list.totals')}>
      {figures.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{amount === undefined || amount === null ? '\u00a0' : money.format(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
