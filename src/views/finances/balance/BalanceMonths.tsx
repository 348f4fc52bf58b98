import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Balance } from '@contract/finances/balance'
import { BalanceMonthTable } from './BalanceMonthTable'
import { MonthsChart } from './MonthsChart'

/** The chart is hidden from screen readers, as the table has the same content. */
export function BalanceMonths({ months }: { months: Balance['byMonth'] }) {
  const { t } = useTranslation('finances')
  return (
    <Card tag="section">
      <h2>{t('balance.months')}</h2>
      <div className="balance-months">
        <MonthsChart months={months} hint={t('balance.chartHint')} />
        <BalanceMonthTable months={months} />
      </div>
    </Card>
  )
}
