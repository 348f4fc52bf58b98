import { useTranslation } from 'react-i18next'
import { askAnalytics } from '@/views/samples/dashboards/boardCalls'
import { analyticsCards, periods, years, type Period, type Year } from '@/views/samples/dashboards/cardAnswers'
import { GoalCard } from '@/views/samples/dashboards/GoalCard'
import { CustomersCard, DevicesCard, OrdersCard } from '@/views/samples/dashboards/PartsCards'
import { BudgetCard, RevenueCard, RevenueReportCard } from '@/views/samples/dashboards/RevenueCards'
import { SessionsCard } from '@/views/samples/dashboards/SessionsCard'
import { SupportCard } from '@/views/samples/dashboards/SupportCard'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { AskedCard } from '@/views/samples/showcase/ui-element/AskedCard'
import { texts } from './texts'
import './page.scss'

const fetchSupport = (period: Period) => askAnalytics('support-tracker', analyticsCards['support-tracker'], { period })
const fetchSessions = (period: Period) => askAnalytics('avg-sessions', analyticsCards['avg-sessions'], { period })
const fetchReport = (year: Year) => askAnalytics('revenue-report', analyticsCards['revenue-report'], { year })
const fetchGoal = () => askAnalytics('goal-overview', analyticsCards['goal-overview'])
const fetchRevenue = () => askAnalytics('revenue', analyticsCards.revenue)
const fetchOrders = (period: Period) => askAnalytics('product-orders', analyticsCards['product-orders'], { period })
const fetchDevices = (period: Period) => askAnalytics('sessions-device', analyticsCards['sessions-device'], { period })
const fetchCustomers = (period: Period) => askAnalytics('customers', analyticsCards.customers, { period })

interface PeriodProps {
  period: Period
}

export function Support({ period }: PeriodProps) {
  const { t } = useTranslation('samplesDashboards')
  return (
    <AskedCard thunk={fetchSupport} choice={period}>
      {(card) => <SupportCard card={card} note={t(`periods.${period}`)} />}
    </AskedCard>
  )
}

export function Sessions({ period }: PeriodProps) {
  const { t } = useTranslation('samplesDashboards')
  return (
    <AskedCard thunk={fetchSessions} choice={period}>
      {(card) => <SessionsCard card={card} note={t(`periods.${period}`)} />}
    </AskedCard>
  )
}

export function Report({ year }: { year: Year }) {
  return (
    <AskedCard thunk={fetchReport} choice={year}>
      {(card) => (
        <div className="analytics-stack">
          <RevenueReportCard card={card} year={year} />
          <BudgetCard card={card} year={year} />
        </div>
      )}
    </AskedCard>
  )
}

export function Goal() {
  return (
    <AskedCard thunk={fetchGoal} choice={undefined}>
      {(card) => <GoalCard card={card} />}
    </AskedCard>
  )
}

export function Revenue() {
  return (
    <AskedCard thunk={fetchRevenue} choice={undefined}>
      {(card) => <RevenueCard card={card} />}
    </AskedCard>
  )
}

export function Orders({ period }: PeriodProps) {
  const { t } = useTranslation('samplesDashboards')
  return (
    <AskedCard thunk={fetchOrders} choice={period}>
      {(card) => <OrdersCard card={card} note={t(`periods.${period}`)} />}
    </AskedCard>
  )
}

export function Devices({ period }: PeriodProps) {
  const { t } = useTranslation('samplesDashboards')
  return (
    <AskedCard thunk={fetchDevices} choice={period}>
      {(card) => <DevicesCard card={card} note={t(`periods.${period}`)} />}
    </AskedCard>
  )
}

export function Customers({ period }: PeriodProps) {
  const { t } = useTranslation('samplesDashboards')
  return (
    <AskedCard thunk={fetchCustomers} choice={period}>
      {(card) => <CustomersCard card={card} note={t(`periods.${period}`)} />}
    </AskedCard>
  )
}

const ofPeriod = { period: oneOf(...periods) }

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/dashboards/BoardCard.tsx',
    'src/views/samples/dashboards/ChartFigure.tsx',
    'src/views/samples/dashboards/ShareTable.tsx',
    'src/views/samples/dashboards/Donut.tsx',
  ],
  examples: [
    example('support', Support, ofPeriod),
    example('sessions', Sessions, ofPeriod),
    example('report', Report, { year: oneOf(...years) }),
    example('goal', Goal),
    example('revenue', Revenue),
    example('orders', Orders, ofPeriod),
    example('devices', Devices, ofPeriod),
    example('customers', Customers, ofPeriod),
  ],
})
