import { useTranslation } from 'react-i18next'
import type { TooltipContentProps } from 'recharts'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

const series = [
  ['income', 'balance.income'],
  ['expense', 'balance.expense'],
  ['balance', 'balance.endBalance'],
] as const

/** All values of one month of the chart. */
export function BalanceTooltip({ active, payload, label }: Partial<TooltipContentProps>) {
  const { t } = useTranslation('finances')
  const { month } = useFormat()
  const money = useMoney()
  if (!active || !payload) return null
  const { transfers } = Object(payload[0]?.payload) as { transfers?: number }
  return (
    <div className="chart-tooltip">
      <strong>{month(`${String(label)}-01`)}</strong>
      <dl>
        {series.map(([key, text]) => (
          <div key={key}>
            <dt>{t(text)}</dt>
            <dd className="tabular">
              {money.format(Number(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0))}
            </dd>
          </div>
        ))}
        {transfers !== undefined && (
          <div>
            <dt>{t('balance.transfers')}</dt>
            <dd className="tabular">{money.format(transfers)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
