import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { Laptop, Package, Users } from 'lucide-react'
import { BoardCard } from './BoardCard'
import { Donut } from './Donut'
import type { PeriodCardProps } from './cardAnswers'
import { ShareTable } from './ShareTable'
import { usePercent } from './usePercent'

const PERCENT = 100

const orderTones = { finished: 'positive', pending: 'caution', rejected: 'danger' } as const
const deviceTones = { Desktop: 'ensaio', Mobile: 'particular', Tablet: 'publico' } as const
const customerTones = { New: 'ensaio', Returning: 'particular', Referrals: 'publico' } as const

export function OrdersCard({ card, note }: PeriodCardProps<'product-orders'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  return (
    <BoardCard title={t('orders.title')} icon={Package} tone="positive" note={note} figure={count(card.totalOrders)}>
      <div className="board-parts">
        <Donut
          parts={card.chart_info.map(({ name, percentage }) => ({
            id: name,
            share: percentage / PERCENT,
            tone: orderTones[name],
          }))}
        />
        <ShareTable
          hasDots
          caption={t('orders.title')}
          columns={{ label: t('orders.state'), value: t('orders.amount'), note: t('share') }}
          shares={card.chart_info.map(({ name, amount, percentage }) => ({
            id: name,
            label: t(`orders.${name}`),
            shown: count(amount),
            share: percentage / PERCENT,
            note: percent.whole(percentage / PERCENT),
            tone: orderTones[name],
          }))}
        />
      </div>
    </BoardCard>
  )
}

export function DevicesCard({ card, note }: PeriodCardProps<'sessions-device'>) {
  const { t } = useTranslation('samplesDashboards')
  const percent = usePercent()
  const [first] = card.chart_info.toSorted((a, b) => b.usage - a.usage)
  return (
    <BoardCard
      title={t('devices.title')}
      icon={Laptop}
      tone="ensaio"
      note={note}
      figure={first && percent.whole(first.usage / PERCENT)}
      change={first && t(`devices.${first.name}`)}
    >
      <div className="board-parts">
        <Donut
          parts={card.chart_info.map(({ name, usage }) => ({
            id: name,
            share: usage / PERCENT,
            tone: deviceTones[name],
          }))}
        />
        <ShareTable
          hasDots
          caption={t('devices.title')}
          columns={{ label: t('devices.device'), value: t('share'), note: t('devices.change') }}
          shares={card.chart_info.map(({ name, usage, upDown }) => ({
            id: name,
            label: t(`devices.${name}`),
            shown: percent.whole(usage / PERCENT),
            share: usage / PERCENT,
            note: percent.signed(upDown / PERCENT),
            tone: deviceTones[name],
          }))}
        />
      </div>
    </BoardCard>
  )
}

export function CustomersCard({ card, note }: PeriodCardProps<'customers'>) {
  const { t } = useTranslation('samplesDashboards')
  const { count } = useFormat()
  const percent = usePercent()
  const total = card.listData.reduce((sum, { value }) => sum + value, 0)
  return (
    <BoardCard title={t('customers.title')} icon={Users} tone="particular" note={note} figure={count(total)}>
      <div className="board-parts">
        <Donut
          parts={card.listData.map(({ name, value }) => ({
            id: name,
            share: value / total,
            tone: customerTones[name],
          }))}
        />
        <ShareTable
          hasDots
          caption={t('customers.title')}
          columns={{ label: t('customers.kind'), value: t('customers.amount'), note: t('share') }}
          shares={card.listData.map(({ name, value }) => ({
            id: name,
            label: t(`customers.${name}`),
            shown: count(value),
            share: value / total,
            note: percent.whole(value / total),
            tone: customerTones[name],
          }))}
        />
      </div>
    </BoardCard>
  )
}
