import type { TFunction } from 'i18next'
import { Paperclip, Split } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import type { Money } from '@/i18n/money'
import { selectEntryFacts } from '@/redux/entryFacts'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useKnownSubcategories } from '@/shared/finances/useSubcategories'
import { useMoney } from '@/shared/money/useMoney'
import { useKnownPurposes } from '@/views/finances/purposes/usePurposes'
import { useKnownAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'
import { FinanceStatusLabel } from '@/views/finances/ledger/FinanceStatusLabel'
import { ReconciledIcon } from '@/views/finances/ledger/ReconciledIcon'
import type { Reversals } from '@/views/finances/ledger/useReversals'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { memberLabel } from '@/shared/records/memberLabel'

const unsorted = ['member', 'account', 'purpose', 'voucher']
/** Small enough that the shares (`grow`) determine the widths. */
const MIN_WIDTH = '5rem'
/** The longest word of a category in any language. */
const CATEGORY_WIDTH = '7.375rem'
/** Days and statuses are never truncated, and take no more than they need: the texts get the rest. */
const DAY_WIDTH = '7.25rem'
const STATUS_WIDTH = '7.75rem'
const VOUCHER_WIDTH = '6.25rem'

/** The width of the amount column fits the longest amount, so that descriptions get the rest. */
function amountWidth(longest: string): string {
  if (longest.length <= 13) return '7.75rem'
  return longest.length <= 18 ? '9.5rem' : '12rem'
}

/** Columns for the displayed rows. The first column is the row's link; `grow` is a column's share of the width. */
export function useFinanceColumns(finances: readonly Finance[], reversals: Reversals): Column<Finance>[] {
  const { t } = useTranslation('finances')
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const { memberOf } = useNames()
  const { hasSeveral, nameOf: accountName } = useKnownAccounts()
  const { textOf: categoryText } = useKnownSubcategories()
  const { nameOf: purposeName } = useKnownPurposes()
  const hasPurposes = finances.some(({ purposeId }) => purposeName(purposeId) !== '')
  const facts = useAppSelector(selectEntryFacts)
  const accountNameOf = hasSeveral ? accountName : undefined
  const hasVouchers = finances.some(({ id }) => facts.vouchers[id] !== undefined)
  const largestAmount = Math.max(0, ...finances.map(({ amount }) => amount))

  return useMemo(() => {
    const nameOf = (memberId: string) => {
      const member = memberOf(memberId)
      return member ? memberLabel(member) : '–'
    }
    const belowOf = ({ id, category, subcategoryId, purposeId, memberId }: Finance) =>
      [
        memberId && nameOf(memberId),
        categoryText({ category, ...(subcategoryId && { subcategoryId }) }),
        purposeName(purposeId),
        facts.vouchers[id],
      ]
        .filter(Boolean)
        .join(' · ')
    const columns: Column<Finance>[] = [
      {
        id: 'description',
        label: t('fields.description'),
        grow: 2.9,
        wraps: true,
        cell: (finance) => (
          <span className="entry-title">
            <span className="entry-name">
              {finance.description}
              <ReceiptIcon count={facts.receiptCounts[finance.id] ?? 0} t={t} />
              {facts.reconciled[finance.id] && <ReconciledIcon text={t('statuses.reconciled')} />}
              <SplitIcon total={finance.splitId && facts.splits[finance.splitId]} money={money} t={t} />
            </span>
            <span className="entry-below">{belowOf(finance)}</span>
          </span>
        ),
      },
      {
        id: 'date',
        label: t('fields.date'),
        grow: 0,
        minWidth: DAY_WIDTH,
        cell: (finance) => (
          <>
            <span className="tabular">{format.briefDate(finance.date)}</span>
            <span className="stacked-only"> · {belowOf(finance)}</span>
          </>
        ),
      },
      ...(hasVouchers
        ? [
            {
              id: 'voucher',
              label: t('fields.voucher'),
              grow: 0,
              minWidth: VOUCHER_WIDTH,
              hideBelow: 'wide',
              stacked: 'hidden',
              cell: ({ id }) => facts.vouchers[id] && <span className="tabular">{facts.vouchers[id]}</span>,
            } satisfies Column<Finance>,
          ]
        : []),
      {
        id: 'category',
        label: t('fields.category'),
        grow: 1.55,
        minWidth: CATEGORY_WIDTH,
        wraps: true,
        hideBelow: 'medium',
        stacked: 'hidden',
        cell: categoryText,
      },
      {
        id: 'member',
        label: t('fields.member'),
        grow: 1.35,
        wraps: true,
        hideBelow: 'medium',
        stacked: 'hidden',
        cell: ({ memberId }) => {
          const member = memberId === undefined ? undefined : memberOf(memberId)
          if (!member?.removed) return memberId && nameOf(memberId)
          return (
            <>
              {memberLabel(member)} <Badge>{t('member.removed')}</Badge>
            </>
          )
        },
      },
      ...(accountNameOf === undefined
        ? []
        : [
            {
              id: 'account',
              label: t('fields.account'),
              grow: 1.1,
              wraps: true,
              hideBelow: 'wide',
              stacked: 'hidden',
              cell: ({ accountId }) => accountNameOf(accountId),
            } satisfies Column<Finance>,
          ]),
      ...(hasPurposes
        ? [
            {
              id: 'purpose',
              label: t('fields.purpose'),
              grow: 1.1,
              wraps: true,
              hideBelow: 'wide',
              stacked: 'hidden',
              cell: ({ purposeId }) => purposeName(purposeId),
            } satisfies Column<Finance>,
          ]
        : []),
      {
        id: 'status',
        label: t('fields.status'),
        grow: 0,
        minWidth: STATUS_WIDTH,
        stacked: 'beside',
        cell: (finance) => (
          <FinanceStatusLabel finance={finance} today={today} reversalStatus={reversals.reversalStatusOf(finance)} />
        ),
      },
      {
        id: 'dueDate',
        label: t('fields.dueDate'),
        grow: 0,
        minWidth: DAY_WIDTH,
        hideBelow: 'wide',
        stacked: 'hidden',
        cell: ({ dueDate }) => dueDate && <span className="tabular">{format.briefDate(dueDate)}</span>,
      },
      {
        id: 'amount',
        label: t('fields.amount'),
        grow: 0,
        minWidth: amountWidth(money.format(-largestAmount)),
        align: 'end',
        stacked: 'end',
        cell: (finance) => money.format(signedAmount(finance)),
      },
    ]
    return columns.map((column) => ({
      minWidth: MIN_WIDTH,
      ...column,
      isSortable: !unsorted.includes(column.id),
    }))
  }, [
    t,
    format,
    money,
    today,
    memberOf,
    accountNameOf,
    categoryText,
    purposeName,
    facts,
    reversals,
    hasVouchers,
    hasPurposes,
    largestAmount,
  ])
}

interface IconProps {
  t: TFunction<'finances'>
  money: Money
}

/** Paperclip for entries with receipts. */
function ReceiptIcon({ count, t }: Pick<IconProps, 't'> & { count: number }) {
  if (count === 0) return null
  return (
    <span className="entry-receipts">
      {/* Keeps the icon with the last word. */}
      {'\u00a0'}
      <Paperclip size={14} aria-hidden />
      <span className="visually-hidden">{t('list.receipts', { count })}</span>
    </span>
  )
}

/** Icon for parts of a split payment. */
function SplitIcon({ total, money, t }: IconProps & { total: number | '' | undefined }) {
  if (!total) return null
  const text = t('list.splitMark', { total: money.format(total) })
  return (
    <span className="entry-receipts" title={text}>
      {'\u00a0'}
      <Split size={14} aria-hidden />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
