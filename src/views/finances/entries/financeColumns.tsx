import type { TFunction } from 'i18next'
import { Paperclip, Split } from 'lucide-react'
import type { Finance } from '@contract/finances'
import type { MemberName } from '@contract/names'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { FinanceStatusLabel } from '@/views/finances/ledger/FinanceStatusLabel'
import { ReconciledIcon } from '@/views/finances/ledger/ReconciledIcon'
import type { Reversals } from '@/views/finances/ledger/useReversals'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { memberLabel } from '@/shared/records/memberLabel'

/** Narrow enough that the shares below decide, at any width of the table. */
const MIN_WIDTH = '5rem'
/** The longest single word of one, in either language. */
const CATEGORY_WIDTH = '7.375rem'
/** What is never cut: a day and a status. */
const DAY_WIDTH = '7.25rem'
const STATUS_WIDTH = '7.75rem'
const VOUCHER_WIDTH = '6.25rem'

/** The column of amounts is as wide as the longest that is shown, with its sign, so that the descriptions have the rest. */
function amountWidth(longest: string): string {
  if (longest.length <= 13) return '7.75rem'
  return longest.length <= 18 ? '9.5rem' : '12rem'
}

export interface ColumnSource {
  t: TFunction<'finances'>
  format: Format
  money: Money
  today: string
  memberOf: (id: string) => MemberName | undefined
  /** Undefined: all is on one account. */
  accountNameOf: ((id: string | undefined) => string) | undefined
  categoryText: (finance: Pick<Finance, 'category' | 'subcategoryId'>) => string
  reversals: Reversals
  /** Of the rows that are shown. */
  largestAmount: number
  /** By entry. */
  receiptCounts: Readonly<Record<string, number>>
  /** By entry, those alone that a reconciliation holds. */
  reconciled: Readonly<Record<string, object>>
  /** Payments of several parts, by their `splitId`: to what they come. */
  splits: Readonly<Record<string, number>>
  /** By entry. */
  vouchers: Readonly<Record<string, string>>
  /** Whether a row that is shown has one. */
  hasVouchers: boolean
}

/** The first column is the row's link. `grow` is a column's share of the width. */
export function financeColumns({
  t,
  format,
  money,
  today,
  memberOf,
  accountNameOf,
  categoryText,
  reversals,
  largestAmount,
  receiptCounts,
  reconciled,
  splits,
  vouchers,
  hasVouchers,
}: ColumnSource): Column<Finance>[] {
  const nameOf = (memberId: string) => {
    const member = memberOf(memberId)
    return member ? memberLabel(member) : '–'
  }
  const columns: Column<Finance>[] = [
    {
      id: 'description',
      label: t('fields.description'),
      grow: 2.9,
      wraps: true,
      cell: ({ id, description, category, subcategoryId, memberId, splitId }) => (
        <span className="entry-title">
          <span className="entry-name">
            {description}
            <ReceiptIcon count={receiptCounts[id] ?? 0} t={t} />
            {reconciled[id] && <ReconciledIcon text={t('statuses.reconciled')} />}
            <SplitIcon total={splitId && splits[splitId]} money={money} t={t} />
          </span>
          <span className="entry-below">
            {categoryText({ category, ...(subcategoryId && { subcategoryId }) })}
            {memberId && ` · ${nameOf(memberId)}`}
            {vouchers[id] && ` · ${vouchers[id]}`}
          </span>
        </span>
      ),
    },
    {
      id: 'date',
      label: t('fields.date'),
      grow: 1,
      minWidth: DAY_WIDTH,
      cell: ({ date }) => <span className="tabular">{format.briefDate(date)}</span>,
    },
    ...(hasVouchers
      ? [
          {
            id: 'voucher',
            label: t('fields.voucher'),
            grow: 0.9,
            minWidth: VOUCHER_WIDTH,
            hideBelow: 'wide',
            stacked: 'hidden',
            cell: ({ id }) => vouchers[id] && <span className="tabular">{vouchers[id]}</span>,
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
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1.05,
      minWidth: STATUS_WIDTH,
      stacked: 'beside',
      cell: (finance) => (
        <FinanceStatusLabel finance={finance} today={today} reversalStatus={reversals.reversalStatusOf(finance)} />
      ),
    },
    {
      id: 'dueDate',
      label: t('fields.dueDate'),
      grow: 1,
      minWidth: DAY_WIDTH,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ dueDate }) => dueDate && <span className="tabular">{format.briefDate(dueDate)}</span>,
    },
    {
      id: 'amount',
      label: t('fields.amount'),
      grow: 1.25,
      minWidth: amountWidth(money.format(-largestAmount)),
      align: 'end',
      stacked: 'end',
      cell: (finance) => money.format(signedAmount(finance)),
    },
  ]
  return columns.map((column) => ({
    minWidth: MIN_WIDTH,
    ...column,
    isSortable: column.id !== 'member' && column.id !== 'account' && column.id !== 'voucher',
  }))
}

/** A paperclip at whatever has receipts. */
function ReceiptIcon({ count, t }: Pick<ColumnSource, 't'> & { count: number }) {
  if (count === 0) return null
  return (
    <span className="entry-receipts">
      {/* It stays with the last word. */}
      {'\u00a0'}
      <Paperclip size={14} aria-hidden />
      <span className="visually-hidden">{t('list.receipts', { count })}</span>
    </span>
  )
}

/** At whatever is a part of a payment over several categories or events. */
function SplitIcon({ total, money, t }: Pick<ColumnSource, 't' | 'money'> & { total: number | '' | undefined }) {
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
