import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeDebtors, HomeDue, HomeOverview } from '@contract/home/overview'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { dueExpenses } from './DuePanel'
import { HomePanel } from './HomePanel'

const ForecastLink = lazyPart(
  loader(() => import('@/shared/finances/ForecastLink')),
  (file) => file.ForecastLink,
)

interface BalancePanelProps {
  balance: NonNullable<HomeOverview['balance']>
  /** Summaries for users who have no separate panels for them. */
  debtors?: HomeDebtors | undefined
  due?: HomeDue | undefined
}

export function BalancePanel({ balance: { balance, overdue, hasBudget }, debtors, due }: BalancePanelProps) {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  const money = useMoney()
  return (
    <HomePanel title={t('balance.title')} action={<Button to={paths.finances}>{t('balance.open')}</Button>}>
      <Link className="home-number" to={paths.finances}>
        <span className="home-figure tabular">{money.format(balance)}</span>
      </Link>
      {overdue > 0 ? (
        <p>
          <Link to={paths.debtors}>{t('balance.overdue', { amount: money.format(overdue) })}</Link>
        </p>
      ) : (
        <p>{t('balance.nothingOverdue')}</p>
      )}
      {/* The line is reserved before the forecast is loaded, to avoid a layout shift. */}
      {hasBudget && (
        <p className="home-forecast">
          <ForecastLink text={(words) => t('balance.forecast', words)} />
        </p>
      )}
      {debtors && due && (
        <ul className="home-sections">
          {debtors.total > 0 && (
            <li>
              <Link to={paths.debtors}>
                {t('debtors.brief', { count: debtors.total, shown: count(debtors.total) })}
              </Link>
              <span className="tabular">{money.format(debtors.amount)}</span>
            </li>
          )}
          {due.expense.total > 0 && (
            <li>
              <Link to={dueExpenses(due.before)}>
                {t('due.brief', { count: due.expense.total, shown: count(due.expense.total) })}
              </Link>
              <span className="tabular">{money.format(-due.expense.amount)}</span>
            </li>
          )}
        </ul>
      )}
    </HomePanel>
  )
}
