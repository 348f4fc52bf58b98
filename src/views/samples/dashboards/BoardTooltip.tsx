import type { TooltipContentProps } from 'recharts'
import type { ChartSeries } from './chartPoints'

interface BoardTooltipProps extends Partial<TooltipContentProps> {
  series: readonly ChartSeries[]
  format: (value: number) => string
}

/** What a chart says of one point, in full. */
export function BoardTooltip({ active, payload, label, series, format }: BoardTooltipProps) {
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
