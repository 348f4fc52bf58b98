import { useTranslation } from 'react-i18next'
import type { TooltipContentProps } from 'recharts'
import { useFormat } from '@/shared/dates/useFormat'
import { useFigures } from '@/views/analytics/figures/useFigures'

const series = ['attendance', 'audience', 'income', 'expense', 'net'] as const

/** What a chart says of one month, in full. */
export function SeasonTooltip({ active, payload, label }: Partial<TooltipContentProps>) {
  const { t } = useTranslation('analytics')
  const { month } = useFormat()
  const { rate, count, money } = useFigures()
  if (!active || !payload) return null

  function read(key: (typeof series)[number], value: number): string {
    if (key === 'attendance') return rate(value) ?? ''
    return key === 'audience' ? count(value) : money.format(value)
  }

  return (
    <div className="chart-tooltip">
      <strong>{month(`${String(label)}-01`)}</strong>
      <dl>
        {series
          .flatMap((key) => payload.filter(({ dataKey, value }) => dataKey === key && typeof value === 'number'))
          .map(({ dataKey, value }) => {
            const key = series.find((known) => known === dataKey) ?? 'net'
            return (
              <div key={key}>
                <dt>{t(`season.${key}`)}</dt>
                <dd className="tabular">{read(key, Number(value))}</dd>
              </div>
            )
          })}
      </dl>
    </div>
  )
}
