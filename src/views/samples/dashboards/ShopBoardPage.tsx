import { CircleDollarSign, Package, PiggyBank, ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDollars } from '@/views/samples/kit/useDollars'
import { Board } from './Board'
import { BoardSelect, useBoardChoice } from './BoardSelect'
import { fetchShopBoard } from './boardCalls'
import { years } from './cardAnswers'
import { GoalCard } from './GoalCard'
import { BudgetCard, RevenueCard, RevenueReportCard } from './RevenueCards'
import { SeriesCard } from './SeriesCard'

export function ShopBoardPage() {
  const { t } = useTranslation('samplesDashboards')
  const { format } = useDollars()
  const { chosen, choose } = useBoardChoice('year', years)
  return (
    <Board
      title={t('shop.title')}
      lead={t('shop.lead')}
      select={
        <BoardSelect label={t('year')} choices={years} chosen={chosen} labelOf={(year) => year} onChoose={choose} />
      }
      thunk={fetchShopBoard}
      choice={chosen}
    >
      {({ year, report, goal, revenue, orders, profit, revenueSeries, sales }) => (
        <>
          <SeriesCard title={t('series.orders')} icon={Package} tone="ensaio" series={orders} kind="bar" />
          <SeriesCard title={t('series.profit')} icon={PiggyBank} tone="positive" series={profit} format={format} />
          <SeriesCard
            title={t('series.revenue')}
            icon={CircleDollarSign}
            tone="particular"
            series={revenueSeries}
            format={format}
          />
          <SeriesCard title={t('series.sales')} icon={ShoppingBag} tone="publico" series={sales} />
          <RevenueReportCard card={report} year={year} />
          <RevenueCard card={revenue} />
          <BudgetCard card={report} year={year} />
          <GoalCard card={goal} />
        </>
      )}
    </Board>
  )
}
