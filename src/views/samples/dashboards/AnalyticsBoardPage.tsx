import { Globe, Mail, Package, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Board } from './Board'
import { BoardSelect, useBoardChoice } from './BoardSelect'
import { fetchAnalyticsBoard } from './boardCalls'
import { periods } from './cardAnswers'
import { CustomersCard, DevicesCard, OrdersCard } from './PartsCards'
import { SeriesCard } from './SeriesCard'
import { SessionsCard } from './SessionsCard'
import { SupportCard } from './SupportCard'

export function AnalyticsBoardPage() {
  const { t } = useTranslation('samplesDashboards')
  const { chosen, choose } = useBoardChoice('period', periods)
  return (
    <Board
      title={t('analytics.title')}
      lead={t('analytics.lead')}
      select={
        <BoardSelect
          label={t('period')}
          choices={periods}
          chosen={chosen}
          labelOf={(period) => t(`periods.${period}`)}
          onChoose={choose}
        />
      }
      thunk={fetchAnalyticsBoard}
      choice={chosen}
    >
      {(cards) => (
        <>
          <SessionsCard card={cards.sessions} note={t(`periods.${cards.period}`)} />
          <SupportCard card={cards.support} note={t(`periods.${cards.period}`)} />
          <OrdersCard card={cards.orders} note={t(`periods.${cards.period}`)} />
          <DevicesCard card={cards.devices} note={t(`periods.${cards.period}`)} />
          <CustomersCard card={cards.customers} note={t(`periods.${cards.period}`)} />
          <SeriesCard
            title={t('series.subscribers')}
            icon={UserPlus}
            tone="ensaio"
            series={cards.subscribers}
            size="fifth"
          />
          <SeriesCard
            title={t('series.orders')}
            icon={Package}
            tone="positive"
            series={cards.orderSeries}
            size="fifth"
          />
          <SeriesCard title={t('series.traffic')} icon={Globe} tone="particular" series={cards.traffic} size="fifth" />
          <SeriesCard title={t('series.active')} icon={Users} tone="publico" series={cards.active} size="fifth" />
          <SeriesCard title={t('series.newsletter')} icon={Mail} tone="outros" series={cards.newsletter} size="fifth" />
        </>
      )}
    </Board>
  )
}
