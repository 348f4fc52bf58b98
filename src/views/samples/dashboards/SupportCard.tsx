import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard } from './BoardCard'
import type { PeriodCardProps } from './cardAnswers'
import { Donut } from './Donut'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'

export function SupportCard({ card, note }: PeriodCardProps<'support-tracker'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const done = card.completedPercentage / 100
  return (
    <BoardCard
      title={t('support.title')}
      note={note}
      figure={count(card.totalTicket)}
      change={t('support.tickets')}
      icon={LifeBuoy}
      tone="outros"
      size="half"
    >
      <div className="board-gauge">
        <Donut parts={[{ id: 'done', share: done, tone: 'outros' }]} middle={percent.whole(done)} />
        <div>
          <ShareTable
            caption={t('support.title')}
            columns={{ label: t('support.state'), value: t('share') }}
            shares={[{ id: 'done', label: t('support.done'), shown: percent.whole(done), share: done }]}
          />
          <dl>
            <div>
              <dt>{t('support.new')}</dt>
              <dd className="tabular">{count(card.newTicket)}</dd>
            </div>
            <div>
              <dt>{t('support.open')}</dt>
              <dd className="tabular">{count(card.openTicket)}</dd>
            </div>
            <div>
              <dt>{t('support.response')}</dt>
              <dd className="tabular">{t('support.hours', { count: card.responseTime })}</dd>
            </div>
          </dl>
        </div>
      </div>
    </BoardCard>
  )
}
