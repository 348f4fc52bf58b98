import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { BoardCard } from './BoardCard'
import type { PeriodCardProps } from './cardAnswers'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'

const PERCENT = 100

export function OrdersCard({ card, note }: PeriodCardProps<'product-orders'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  return (
    <BoardCard title={t('orders.title')} note={note} figure={count(card.totalOrders)}>
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

export function DevicesCard({ card, note }: PeriodCardProps<'sessions-device'>) {
  const { t } = useTranslation('samplesDashboards')
  const percent = usePercent()
  return (
    <BoardCard title={t('devices.title')} note={note}>
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

export function CustomersCard({ card, note }: PeriodCardProps<'customers'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const total = card.listData.reduce((sum, { value }) => sum + value, 0)
  return (
    <BoardCard title={t('customers.title')} note={note} figure={count(total)}>
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
