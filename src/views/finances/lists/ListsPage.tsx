import {
  BellRing,
  BookText,
  FileDigit,
  HandCoins,
  HandHeart,
  Landmark,
  ListFilter,
  QrCode,
  Repeat,
  Send,
  Shirt,
  Stamp,
  Tags,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { usesDatev } from '@contract/finances/datev'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import './lists.scss'

/** `isToChange`: shown only to those who may change the books. */
const groups = [
  {
    id: 'dues',
    places: [
      { id: 'fees', path: paths.fees, icon: WalletCards, isToChange: true },
      { id: 'payers', path: paths.payers, icon: Users },
      { id: 'levies', path: paths.levies, icon: Shirt },
      { id: 'reminders', path: paths.reminders, icon: BellRing },
      // Payments of SEPA are in euros.
      { id: 'debits', path: paths.debitRuns, icon: Landmark, isToChange: true, currency: 'EUR' },
      { id: 'waysToPay', path: paths.waysToPay, icon: QrCode, isToChange: true },
    ],
  },
  {
    id: 'entries',
    places: [
      { id: 'categories', path: paths.financeCategories, icon: Tags, isToChange: true },
      { id: 'recurring', path: paths.recurring, icon: Repeat, isToChange: true },
      { id: 'rules', path: paths.matchRules, icon: ListFilter, isToChange: true },
      { id: 'donations', path: paths.donations, icon: HandHeart, isToChange: true },
      { id: 'purposes', path: paths.purposes, icon: HandCoins, isToChange: true },
      { id: 'paymentOrders', path: paths.paymentOrders, icon: Send, isToChange: true, currency: 'EUR' },
      { id: 'journal', path: paths.journal, icon: BookText },
      { id: 'datev', path: paths.datev, icon: FileDigit, isDatev: true },
      { id: 'vouchers', path: paths.vouchers, icon: Stamp },
    ],
  },
] as const satisfies readonly Group[]

interface Place {
  id: string
  path: string
  icon: LucideIcon
  isToChange?: true
  currency?: string
  /** Only where tax advisors work with DATEV. */
  isDatev?: true
}

interface Group {
  id: string
  places: readonly Place[]
}

type Shown = (typeof groups)[number]

/** The lists that dues and entries are made from, each with what it is for. */
export function ListsPage() {
  const { t } = useTranslation(['financeLists', 'finances'])
  return (
    <>
      <FinanceTabs />
      <PageHeader title={t('finances:tabs.lists')} lead={t('lead')} />
      <div className="finance-lists">
        {groups.map((group) => (
          <ListGroup key={group.id} group={group} />
        ))}
      </div>
    </>
  )
}

function ListGroup({ group }: { group: Shown }) {
  const { t } = useTranslation('financeLists')
  const headingId = useId()
  const canChange = useAppAbility().can('manage', 'Finance')
  const books = useAppSelector(selectUser)?.group
  const currency = books?.currency
  const shown = group.places.filter(
    (place: Place) =>
      (canChange || !place.isToChange) &&
      (place.currency ?? currency) === currency &&
      (!place.isDatev || (books !== undefined && usesDatev(books))),
  )
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`groups.${group.id}`)}</h2>
      <Card tag="ul">
        {shown.map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <Link to={path}>{t(`${id}.title`)}</Link>
            <p>{t(`${id}.text`)}</p>
          </li>
        ))}
      </Card>
    </section>
  )
}
