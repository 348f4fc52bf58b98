import { ChartColumn, CircleDollarSign, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDollars } from '@/views/samples/kit/useDollars'
import { BoardCard, trendOf } from './BoardCard'
import type { AnalyticsCards } from './cardAnswers'
import { ChartFigure } from './ChartFigure'
import { chartPoints } from './chartPoints'
import { usePercent } from './usePercent'

const LARGE_PX = 240
const SMALL_PX = 84

interface ReportCardProps {
  card: AnalyticsCards['revenue-report']
  /** Of which the report is. */
  year: string
}

/** The samples name the months from January on, in English. */
function useMonthNames(count: number): string[] {
  const { i18n } = useTranslation()
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: count }, (_, month) => name.format(Date.UTC(2020, month)).replace('.', ''))
}

/** What came in stands above the line, what went out hangs below it. */
export function RevenueReportCard({ card, year }: ReportCardProps) {
  const { t } = useTranslation('samplesDashboards')
  const dollars = useDollars()
  const names = useMonthNames(card.months.length)
  return (
    <BoardCard
      title={t('report.title')}
      icon={ChartColumn}
      tone="positive"
      note={year}
      figure={dollars.format(card.price)}
      size="half"
    >
      <ChartFigure
        title={t('report.title')}
        pointName={t('report.month')}
        points={chartPoints(names, { earning: card.earning, expense: card.expense })}
        series={[
          { key: 'earning', label: t('report.earning'), kind: 'bar', look: 'first' },
          { key: 'expense', label: t('report.expense'), kind: 'bar', look: 'second' },
        ]}
        format={dollars.format}
        short={dollars.short}
        heightPx={LARGE_PX}
      />
    </BoardCard>
  )
}

export function RevenueCard({ card }: { card: AnalyticsCards['revenue'] }) {
  const { t } = useTranslation('samplesDashboards')
  const dollars = useDollars()
  const percent = usePercent()
  const [now, before] = card.series
  const change = (card.thisMonth - card.lastMonth) / card.lastMonth
  return (
    <BoardCard
      title={t('revenue.title')}
      icon={CircleDollarSign}
      tone="ensaio"
      trend={trendOf(change)}
      note={t('revenue.thisMonth')}
      figure={dollars.format(card.thisMonth)}
      change={t('revenue.change', { change: percent.signed(change), before: dollars.format(card.lastMonth) })}
      size="half"
    >
      <ChartFigure
        title={t('revenue.title')}
        pointName={t('revenue.day')}
        points={chartPoints(card.days, { now: now?.data ?? [], before: before?.data ?? [] })}
        series={[
          { key: 'now', label: t('revenue.thisMonth'), kind: 'line', look: 'first' },
          { key: 'before', label: t('revenue.lastMonth'), kind: 'line', look: 'second' },
        ]}
        format={dollars.format}
        short={dollars.short}
        heightPx={LARGE_PX}
      />
    </BoardCard>
  )
}

export function BudgetCard({ card, year }: ReportCardProps) {
  const { t } = useTranslation('samplesDashboards')
  const dollars = useDollars()
  const names = useMonthNames(card.budgetSeries.length)
  return (
    <BoardCard
      title={t('report.budget')}
      icon={Wallet}
      tone="outros"
      note={year}
      figure={dollars.format(card.budget)}
      size="half"
    >
      <ChartFigure
        title={t('report.budget')}
        pointName={t('report.month')}
        points={chartPoints(names, { budget: card.budgetSeries })}
        series={[{ key: 'budget', label: t('report.budget'), kind: 'line', look: 'first' }]}
        format={dollars.format}
        heightPx={SMALL_PX}
      />
    </BoardCard>
  )
}
