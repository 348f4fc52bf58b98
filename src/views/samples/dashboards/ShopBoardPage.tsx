import { useTranslation } from 'react-i18next'
import { useDollars } from '@/views/samples/kit/useDollars'
import { Board } from './Board'
import { fetchShopBoard } from './boardCalls'
import { GoalCard } from './GoalCard'
import { BudgetCard, RevenueCard, RevenueReportCard } from './RevenueCards'
import { SeriesCard } from './SeriesCard'

export function ShopBoardPage() {
  const { t } = useTranslation('samplesDashboards')
  const { format } = useDollars()
  return (
    <Board title={t('shop.title')} lead={t('shop.lead')} thunk={fetchShopBoard}>
      {({ report, goal, revenue, orders, profit, revenueSeries, sales }) => (
        <>
          <SeriesCard title={t('series.orders')} series={orders} kind="bar" />
          <SeriesCard title={t('series.profit')} series={profit} format={format} />
          <SeriesCard title={t('series.revenue')} series={revenueSeries} format={format} />
          <SeriesCard title={t('series.sales')} series={sales} />
          <RevenueReportCard card={report} />
          <RevenueCard card={revenue} />
          <BudgetCard card={report} />
          <GoalCard card={goal} />
        </>
      )}
    </Board>
  )
}
