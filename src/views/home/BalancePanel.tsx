import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { HomePanel } from './HomePanel'

interface BalancePanelProps {
  balance: number
  overdue: number
}

export function BalancePanel({ balance, overdue }: BalancePanelProps) {
  const { t } = useTranslation('home')
  const money = useMoney()
  return (
    <HomePanel title={t('balance.title')} action={<Button to={paths.finances}>{t('balance.open')}</Button>}>
      <Link className="home-number" to={paths.finances}>
        <span className="home-figure">{money.format(balance)}</span>
      </Link>
      {overdue > 0 ? (
        <p>
          <Link to={paths.debtors}>{t('balance.overdue', { amount: money.format(overdue) })}</Link>
        </p>
      ) : (
        <p>{t('balance.nothingOverdue')}</p>
      )}
    </HomePanel>
  )
}
