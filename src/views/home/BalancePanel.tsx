import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { fetchBalance } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { HomePanel } from './HomePanel'

export function BalancePanel() {
  const { t } = useTranslation('home')
  const money = useMoney()
  const { answer: balance, failure, reload } = useQuery(fetchBalance, undefined)
  return (
    <HomePanel
      title={t('balance.title')}
      isBusy={!balance && !failure}
      failure={failure}
      onRetry={reload}
      action={<Button to={paths.finances}>{t('balance.open')}</Button>}
    >
      {balance && (
        <>
          <Link className="home-number" to={paths.finances}>
            <span className="home-figure">{money.format(balance.balance)}</span>
          </Link>
          {balance.overdue > 0 ? (
            <p>
              <Link to={paths.debtors}>{t('balance.overdue', { amount: money.format(balance.overdue) })}</Link>
            </p>
          ) : (
            <p>{t('balance.nothingOverdue')}</p>
          )}
        </>
      )}
    </HomePanel>
  )
}
