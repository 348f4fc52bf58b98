import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { ChartPoint, ChartSeries } from './chartPoints'

export interface BoardChartProps {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: (value: number) => string
  /** On the axis, where there is little room. Without it there are no axes. */
  short?: (value: number) => string
  heightPx: number
}

export function BoardChart({ points, series, format, short, heightPx }: BoardChartProps) {
  const isStill = usePrefersReducedMotion()
  const animation = { isAnimationActive: !isStill, animationDuration: 180 }
  const data = points.map(({ name, values }) => ({ name, ...values }))
  const axis = { tickLine: false, axisLine: false }
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <ComposedChart
        data={data}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 6, right: 6, bottom: short ? 0 : 6, left: short ? 0 : 6 }}
      >
        {short && <CartesianGrid vertical={false} />}
        <XAxis dataKey="name" {...axis} minTickGap={4} hide={!short} />
        <YAxis {...axis} domain={['auto', 'auto']} tickFormatter={short} width="auto" hide={!short} />
        {short && <ReferenceLine y={0} className="chart-zero" />}
        <Tooltip
          content={<BoardTooltip series={series} format={format} />}
          cursor={short !== undefined}
          {...animation}
        />
        {series.map(({ key, kind, look }) => {
          const drawn = { dataKey: key, className: `board-${look}`, ...animation }
          if (kind === 'bar') return <Bar key={key} {...drawn} stackId="all" radius={3} maxBarSize={28} />
          // What is compared with is a line alone: a second area would cover the first.
          if (look === 'second') return <Line key={key} {...drawn} type="monotone" dot={false} />
          return <Area key={key} {...drawn} type="monotone" dot={{ r: 2.5 }} />
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}

interface BoardTooltipProps extends Partial<TooltipContentProps> {
  series: readonly ChartSeries[]
  format: (value: number) => string
}

/** What a chart says of one point, in full. */
function BoardTooltip({ active, payload, label, series, format }: BoardTooltipProps) {
  if (!active || !payload) return null
  return (
    <div className="chart-tooltip">
      <strong>{label}</strong>
      <dl>
        {series.map(({ key, label: name }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="tabular">{format(Number(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
