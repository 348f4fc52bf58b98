import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard } from './BoardCard'
import type { AnalyticsCards } from './cardAnswers'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'
import { usePeriod } from './usePeriod'

const PERCENT = 100

export function OrdersCard({ card }: { card: AnalyticsCards['product-orders'] }) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const period = usePeriod()
  return (
    <BoardCard title={t('orders.title')} note={period(card.last_days)} figure={count(card.totalOrders)}>
      <ShareTable
        caption={t('orders.title')}
        columns={{ label: t('orders.state'), value: t('orders.amount'), note: t('share') }}
        shares={card.chart_info.map(({ name, amount, percentage }) => ({
          id: name,
          label: t(`orders.${name}`),
          shown: count(amount),
          share: percentage / PERCENT,
          note: percent.whole(percentage / PERCENT),
        }))}
      />
    </BoardCard>
  )
}

export function DevicesCard({ card }: { card: AnalyticsCards['sessions-device'] }) {
  const { t } = useTranslation('samplesDashboards')
  const percent = usePercent()
  const period = usePeriod()
  return (
    <BoardCard title={t('devices.title')} note={period(card.last_days)}>
      <ShareTable
        caption={t('devices.title')}
        columns={{ label: t('devices.device'), value: t('share'), note: t('devices.change') }}
        shares={card.chart_info.map(({ name, usage, upDown }) => ({
          id: name,
          label: t(`devices.${name}`),
          shown: percent.whole(usage / PERCENT),
          share: usage / PERCENT,
          note: percent.signed(upDown / PERCENT),
        }))}
      />
    </BoardCard>
  )
}

export function CustomersCard({ card }: { card: AnalyticsCards['customers'] }) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const period = usePeriod()
  const total = card.listData.reduce((sum, { value }) => sum + value, 0)
  return (
    <BoardCard title={t('customers.title')} note={period(card.last_days)} figure={count(total)}>
      <ShareTable
        caption={t('customers.title')}
        columns={{ label: t('customers.kind'), value: t('customers.amount'), note: t('share') }}
        shares={card.listData.map(({ name, value }) => ({
          id: name,
          label: t(`customers.${name}`),
          shown: count(value),
          share: value / total,
          note: percent.whole(value / total),
        }))}
      />
    </BoardCard>
  )
}
