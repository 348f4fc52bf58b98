import { Activity } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard, trendOf } from './BoardCard'
import type { PeriodCardProps } from './cardAnswers'
import { ChartFigure } from './ChartFigure'
import { chartPoints } from './chartPoints'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'

const PERCENT = 100
const HEIGHT_PX = 84

export function SessionsCard({ card, note }: PeriodCardProps<'avg-sessions'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const names = card.series.map((_, index) => String(index + 1))
  return (
    <BoardCard
      title={t('sessions.title')}
      note={note}
      figure={count(card.sessions)}
      change={t('change', { change: percent.signed(card.growth / PERCENT) })}
      icon={Activity}
      tone="ensaio"
      trend={trendOf(card.growth)}
      size="half"
    >
      <div className="board-pair">
        <div>
          <ChartFigure
            title={t('sessions.title')}
            pointName={t('point')}
            points={chartPoints(names, { sessions: card.series })}
            series={[{ key: 'sessions', label: t('sessions.sessions'), kind: 'bar', look: 'first' }]}
            format={count}
            heightPx={HEIGHT_PX}
          />
        </div>
        <ShareTable
          caption={t('sessions.goals')}
          columns={{ label: t('sessions.goal'), value: t('sessions.value'), note: t('sessions.progress') }}
          shares={card.goals.map(({ title, value, progress }) => ({
            id: title,
            label: t(`sessions.${title}`),
            shown: count(value),
            share: progress / PERCENT,
            note: percent.whole(progress / PERCENT),
          }))}
        />
      </div>
    </BoardCard>
  )
}
