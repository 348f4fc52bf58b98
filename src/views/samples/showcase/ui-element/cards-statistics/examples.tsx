import {
  CircleDollarSign,
  Globe,
  Mail,
  Package,
  PackageCheck,
  PiggyBank,
  ShoppingBag,
  UserPlus,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { StatisticsCard, type StatisticsName } from '@/views/samples/dashboards/cardAnswers'
import { SeriesCard } from '@/views/samples/dashboards/SeriesCard'
import { useDollars } from '@/views/samples/kit/useDollars'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { AskedCard } from '@/views/samples/showcase/ui-element/AskedCard'
import { texts } from './texts'
import './page.scss'

const fetchCard = (name: StatisticsName) => sampleRequest(StatisticsCard, { url: `/card/card-statistics/${name}` })

const cards = [
  { name: 'orders-bar-chart', icon: Package, tone: 'ensaio', kind: 'bar' },
  { name: 'profit-line-chart', icon: PiggyBank, tone: 'positive', isMoney: true },
  { name: 'subscribers', icon: UserPlus, tone: 'ensaio' },
  { name: 'revenue', icon: CircleDollarSign, tone: 'particular', isMoney: true },
  { name: 'sales', icon: ShoppingBag, tone: 'publico' },
  { name: 'orders', icon: PackageCheck, tone: 'positive' },
  { name: 'site-traffic', icon: Globe, tone: 'particular' },
  { name: 'active-users', icon: Users, tone: 'publico' },
  { name: 'newsletter', icon: Mail, tone: 'outros' },
] as const

export function AllNine() {
  const words = useWords(texts)
  const dollars = useDollars()
  return (
    <div className="statistics-grid">
      {cards.map(({ name, ...look }) => (
        <AskedCard key={name} thunk={fetchCard} choice={name}>
          {({ series }) => (
            <SeriesCard
              title={words.cards[name]}
              series={series}
              icon={look.icon}
              tone={look.tone}
              kind={'kind' in look ? look.kind : 'line'}
              format={'isMoney' in look ? dollars.format : undefined}
            />
          )}
        </AskedCard>
      ))}
    </div>
  )
}

interface OneCardProps {
  tone: 'ensaio' | 'positive' | 'particular' | 'publico' | 'outros' | 'caution' | 'danger'
  kind: 'line' | 'bar'
}

export function OneCard({ tone, kind }: OneCardProps) {
  const words = useWords(texts)
  return (
    <div className="statistics-grid">
      <SeriesCard title={words.members} icon={Users} tone={tone} kind={kind} series={[48, 51, 50, 54, 57, 56, 60]} />
    </div>
  )
}

export function Edges() {
  const words = useWords(texts)
  const { t } = useTranslation('samplesDashboards')
  return (
    <div className="statistics-grid">
      <SeriesCard title={words.one} icon={Users} tone="ensaio" series={[48]} />
      <SeriesCard title={words.zero} icon={Users} tone="caution" series={[12, 0]} />
      <SeriesCard title={words.same} icon={Users} tone="outros" series={[7, 7, 7, 7]} />
      <SeriesCard title={`${words.long} ${t('series.subscribers')}`} icon={Users} tone="publico" series={[3, 9, 4]} />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/dashboards/SeriesCard.tsx', 'src/views/samples/dashboards/ChartFigure.tsx'],
  examples: [
    example('allNine', AllNine),
    example('oneCard', OneCard, {
      tone: oneOf('ensaio', 'positive', 'particular', 'publico', 'outros', 'caution', 'danger'),
      kind: oneOf('line', 'bar'),
    }),
    example('edges', Edges),
  ],
})
