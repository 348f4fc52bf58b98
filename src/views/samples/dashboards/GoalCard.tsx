import { Goal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard } from './BoardCard'
import type { AnalyticsCards } from './cardAnswers'
import { Donut } from './Donut'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'

export function GoalCard({ card }: { card: AnalyticsCards['goal-overview'] }) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const done = card.percentage / 100
  return (
    <BoardCard
      title={t('goal.title')}
      figure={percent.whole(done)}
      change={t('goal.reached')}
      icon={Goal}
      tone="particular"
      size="half"
    >
      <div className="board-gauge">
        <Donut parts={[{ id: 'goal', share: done, tone: 'particular' }]} middle={percent.whole(done)} />
        <div>
          <ShareTable
            caption={t('goal.title')}
            columns={{ label: t('goal.state'), value: t('goal.amount') }}
            shares={[{ id: 'goal', label: t('goal.completed'), shown: count(card.completed), share: done }]}
          />
          <dl>
            <div>
              <dt>{t('goal.inProgress')}</dt>
              <dd className="tabular">{count(card.inProgress)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </BoardCard>
  )
}
