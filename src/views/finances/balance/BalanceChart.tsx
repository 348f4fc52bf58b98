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
import type { Balance } from '@contract/finances/balance'
import { useMoney } from '@/shared/money/useMoney'
import { BalanceTooltip } from './BalanceTooltip'

const HEIGHT_PX = 340

/** Expenses are drawn below the axis, so that colours need not be distinguished. */
export function BalanceChart({ months }: { months: (Balance['byMonth'][number] & { transfers?: number })[] }) {
  const { i18n } = useTranslation('finances')
  const money = useMoney()
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const points = months.map(({ expense, ...point }) => ({ ...point, expense: -expense }))
  const animation = { isAnimationActive: false }

  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <ComposedChart
        data={points}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '')}
          tickLine={false}
          axisLine={false}
          // If there is no room for all labels, every second or third is shown.
          interval="equidistantPreserveStart"
          minTickGap={4}
        />
        <YAxis domain={['auto', 'auto']} tickFormatter={money.short} tickLine={false} axisLine={false} width="auto" />
        <ReferenceLine y={0} className="chart-zero" />
        <Tooltip content={<BalanceTooltip />} cursor={false} {...animation} />
        <Bar dataKey="income" stackId="flow" className="chart-income" maxBarSize={22} {...animation} />
        <Bar dataKey="expense" stackId="flow" className="chart-expense" maxBarSize={22} {...animation} />
        <Line dataKey="balance" dot={{ r: 2.5 }} {...animation} />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
