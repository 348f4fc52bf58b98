import { useTranslation } from 'react-i18next'
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { BudgetForecast } from '@contract/finances/budgets'
import { useMoney } from '@/shared/money/useMoney'

const HEIGHT_PX = 240

/** One line: actual, then dashed the forecast. */
export function ForecastChart({ forecast: { months } }: { forecast: BudgetForecast }) {
  const { i18n } = useTranslation('budget')
  const money = useMoney()
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const first = months.findIndex(({ isAhead }) => isAhead)
  const points = months.map(({ month, balance, isAhead }, at) => ({
    month,
    // The dashed line begins at the end of the solid one.
    ...(!isAhead && { was: balance }),
    ...((isAhead || at === first - 1) && { ahead: balance }),
  }))
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <LineChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '')}
          tickLine={false}
          axisLine={false}
          interval="equidistantPreserveStart"
          minTickGap={4}
        />
        <YAxis domain={['auto', 'auto']} tickFormatter={money.short} tickLine={false} axisLine={false} width="auto" />
        <ReferenceLine y={0} className="chart-zero" />
        <Line dataKey="was" dot={{ r: 2.5 }} isAnimationActive={false} />
        <Line dataKey="ahead" dot={{ r: 2.5 }} strokeDasharray="5 4" isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  )
}
