import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { SeasonTooltip } from './SeasonTooltip'
import type { MonthPoint } from './seasonMonths'
import { useFigures } from '@/views/analytics/figures/useFigures'

const margin = { top: 8, right: 8, bottom: 0, left: 0 }
const quarters = [0, 0.25, 0.5, 0.75, 1]

/**
 * Three small charts over the same months, so that one can be read against another. Each takes its time to draw: one after the other,
 * so that a press in between is answered.
 */
export function SeasonCharts({ points }: { points: MonthPoint[] }) {
  const { t, i18n } = useTranslation('analytics')
  const { rate, count, money } = useFigures()
  const animation = { isAnimationActive: false }
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const months = {
    dataKey: 'month',
    tickFormatter: (month: string) => name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', ''),
    tickLine: false,
    axisLine: false,
    minTickGap: 4,
  }
  const values = { tickLine: false, axisLine: false, width: 'auto' } as const
  const shared = { data: points, accessibilityLayer: false, margin }
  const tooltip = <Tooltip content={<SeasonTooltip />} cursor={false} {...animation} />

  const charts = [
    {
      title: t('months.attendanceChart'),
      isEmpty: points.every(({ attendance }) => attendance === null),
      chart: (
        <ComposedChart {...shared}>
          <CartesianGrid vertical={false} />
          <XAxis {...months} />
          <YAxis {...values} domain={[0, 1]} ticks={quarters} tickFormatter={(value: number) => rate(value) ?? ''} />
          {tooltip}
          <Line dataKey="attendance" className="chart-attendance" dot={{ r: 2.5 }} {...animation} />
        </ComposedChart>
      ),
    },
    {
      title: t('months.audienceChart'),
      isEmpty: points.every(({ audience }) => !audience),
      chart: (
        <ComposedChart {...shared}>
          <CartesianGrid vertical={false} />
          <XAxis {...months} />
          <YAxis {...values} allowDecimals={false} tickFormatter={count} />
          {tooltip}
          <Bar dataKey="audience" className="chart-audience" maxBarSize={20} {...animation} />
        </ComposedChart>
      ),
    },
    {
      title: t('months.moneyChart'),
      isEmpty: points.every(({ income, expense }) => !income && !expense),
      chart: (
        <ComposedChart {...shared} stackOffset="sign">
          <CartesianGrid vertical={false} />
          <XAxis {...months} />
          <YAxis {...values} domain={['auto', 'auto']} tickFormatter={money.short} />
          <ReferenceLine y={0} className="chart-zero" />
          {tooltip}
          <Bar dataKey="income" stackId="flow" className="chart-income" maxBarSize={20} {...animation} />
          <Bar dataKey="expense" stackId="flow" className="chart-expense" maxBarSize={20} {...animation} />
          <Line dataKey="net" className="chart-net" dot={{ r: 2 }} {...animation} />
        </ComposedChart>
      ),
    },
  ]
  const drawn = useOneMore(charts.length)

  return charts.map(({ title, isEmpty, chart }, place) => (
    <figure key={title}>
      <figcaption>{title}</figcaption>
      {/* Of zeros alone a chart would draw an axis of cents and hundredths. */}
      {isEmpty ? (
        <p className="muted">{t('months.chartEmpty')}</p>
      ) : (
        <div className="chart-frame">
          {place < drawn && (
            <ResponsiveContainer width="100%" height="100%">
              {chart}
            </ResponsiveContainer>
          )}
        </div>
      )}
    </figure>
  ))
}

/** How many are drawn: one at first, and one more whenever the browser has had its turn. */
function useOneMore(all: number): number {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn >= all) return undefined
    const timer = setTimeout(() => setDrawn(drawn + 1))
    return () => clearTimeout(timer)
  }, [drawn, all])
  return drawn
}
