import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '@/@core/components/page/StatusLabel'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard, trendOf } from './BoardCard'
import { ChartFigure } from './ChartFigure'
import { changeOf, chartPoints } from './chartPoints'
import { usePercent } from './usePercent'

interface SeriesCardProps {
  title: string
  icon: LucideIcon
  tone: Tone
  series: readonly number[]
  kind?: 'bar' | 'line'
  format?: (value: number) => string
  size?: 'quarter' | 'fifth'
}

const HEIGHT_PX = 84

/** A statistics card: its last value, how it compares with the one before, and the way there. */
export function SeriesCard({ title, icon, tone, series, kind = 'line', format, size = 'quarter' }: SeriesCardProps) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const read = format ?? count
  const change = changeOf(series)
  const names = series.map((_, index) => String(index + 1))
  return (
    <BoardCard
      title={title}
      icon={icon}
      tone={tone}
      trend={trendOf(change)}
      figure={read(series.at(-1) ?? 0)}
      change={change === null ? undefined : t('change', { change: percent.signed(change) })}
      size={size}
    >
      <ChartFigure
        title={title}
        pointName={t('point')}
        points={chartPoints(names, { value: series })}
        series={[{ key: 'value', label: title, kind, look: 'first' }]}
        format={read}
        heightPx={HEIGHT_PX}
      />
    </BoardCard>
  )
}
