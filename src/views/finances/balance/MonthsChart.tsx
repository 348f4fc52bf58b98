import { useTranslation } from 'react-i18next'
import type { Balance } from '@contract/finances/balance'
import { lazyPart } from '@/@core/components/lazyComponent'
import '@/@core/styles/chart.scss'
import { loadBalanceChart } from './loadBalanceChart'
import './balance.scss'

const BalanceChart = lazyPart(loadBalanceChart, (file) => file.BalanceChart)

interface MonthsChartProps {
  months: (Balance['byMonth'][number] & { transfers?: number })[]
  hint: string
}

/**
 * Hidden from screen readers: a table beside it has the same content. Without any money it says so, as of zeros alone it would
 * draw an axis of cents that nobody has.
 */
export function MonthsChart({ months, hint }: MonthsChartProps) {
  const { t } = useTranslation('finances')
  const isEmpty = months.every(({ income, expense, balance }) => income === 0 && expense === 0 && balance === 0)
  if (isEmpty) return <p className="muted">{t('balance.chartEmpty')}</p>
  return (
    <figure aria-hidden>
      <div className="chart balance-chart">
        <BalanceChart months={months} />
      </div>
      <figcaption>{hint}</figcaption>
    </figure>
  )
}
