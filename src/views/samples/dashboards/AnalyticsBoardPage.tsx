import { useTranslation } from 'react-i18next'
import { Board } from './Board'
import { fetchAnalyticsBoard } from './boardCalls'
import { CustomersCard, DevicesCard, OrdersCard } from './PartsCards'
import { SeriesCard } from './SeriesCard'
import { SessionsCard } from './SessionsCard'
import { SupportCard } from './SupportCard'

export function AnalyticsBoardPage() {
  const { t } = useTranslation('samplesDashboards')
  return (
    <Board title={t('analytics.title')} lead={t('analytics.lead')} thunk={fetchAnalyticsBoard}>
      {(cards) => (
        <>
          <SessionsCard card={cards.sessions} />
          <SupportCard card={cards.support} />
          <OrdersCard card={cards.orders} />
          <DevicesCard card={cards.devices} />
          <CustomersCard card={cards.customers} />
          <SeriesCard title={t('series.subscribers')} series={cards.subscribers} size="fifth" />
          <SeriesCard title={t('series.orders')} series={cards.orderSeries} size="fifth" />
          <SeriesCard title={t('series.traffic')} series={cards.traffic} size="fifth" />
          <SeriesCard title={t('series.active')} series={cards.active} size="fifth" />
          <SeriesCard title={t('series.newsletter')} series={cards.newsletter} size="fifth" />
        </>
      )}
    </Board>
  )
}
