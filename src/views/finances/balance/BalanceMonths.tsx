import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Balance } from '@contract/finances/balance'
import { lazyPart } from '@/@core/components/lazyComponent'
import '@/@core/styles/chart.scss'
import { BalanceMonthTable } from './BalanceMonthTable'
import { loadBalanceChart } from './loadBalanceChart'

const BalanceChart = lazyPart(loadBalanceChart, (file) => file.BalanceChart)

/** The chart is hidden from screen readers, as the table has the same content. */
export function BalanceMonths({ months }: { months: Balance['byMonth'] }) {
  const { t } = useTranslation('finances')
  return (
    <Card tag="section">
      <h2>{t('balance.months')}</h2>
      <div className="balance-months">
        <figure aria-hidden>
          <div className="chart balance-chart">
            <BalanceChart months={months} />
          </div>
          <figcaption>{t('balance.chartHint')}</figcaption>
        </figure>
        <BalanceMonthTable months={months} />
      </div>
    </Card>
  )
}
