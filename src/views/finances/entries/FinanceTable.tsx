import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { financeSortColumns, type Finance } from '@contract/finances'
import { ListTable } from '@/@core/components/table/ListTable'
import type { RowSelection } from '@/@core/components/table/RowSelection'
import { useAppSelector } from '@/redux/hooks'
import { selectReceiptCounts, selectReconciled, selectSplits, selectVouchers } from '@/redux/names'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { financeColumns } from './financeColumns'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'
import { FinanceRowMenu, type RowActions } from './FinanceRowMenu'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'
import { useKnownAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'
import { useKnownSubcategories } from '@/shared/finances/useSubcategories'
import type { Reversals } from '@/views/finances/ledger/useReversals'
import { useToday } from '@/shared/dates/useToday'

interface FinanceTableProps {
  /** Undefined before the first answer. */
  finances: readonly Finance[] | undefined
  total: number
  hasMore: boolean | undefined
  isLoading: boolean
  query: FinanceQuery
  onQuery: QueryChange
  reversals: Reversals
  /** Both left out for who may only read. */
  acts?: RowActions | undefined
  selection?: RowSelection | undefined
  /** In place of the table when there are no rows. */
  empty: ReactNode
}

const rowPath = ({ id }: Finance) => paths.finance(id)

export function FinanceTable({ finances, reversals, acts, ...list }: FinanceTableProps) {
  const { t } = useTranslation('finances')
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const { memberOf } = useNames()
  const { hasSeveral, nameOf } = useKnownAccounts()
  const { textOf: categoryText } = useKnownSubcategories()
  const splits = useAppSelector(selectSplits)
  const accountNameOf = hasSeveral ? nameOf : undefined
  const receiptCounts = useAppSelector(selectReceiptCounts)
  const reconciled = useAppSelector(selectReconciled)
  const vouchers = useAppSelector(selectVouchers)
  const hasVouchers = finances?.some(({ id }) => vouchers[id] !== undefined) ?? false
  const largestAmount = Math.max(0, ...(finances ?? []).map(({ amount }) => amount))
  const columns = useMemo(
    () =>
      financeColumns({
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
      }),
    [
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
    ],
  )
  const isChosen = acts !== undefined
  const rowTicks = useMemo(
    () =>
      isChosen
        ? {
            allLabel: t('batch.all'),
            labelOf: ({ description }: Finance) => t('batch.choose', { name: description }),
          }
        : undefined,
    [t, isChosen],
  )
  const rowMenu = useMemo(() => acts && menu(t('list.more'), acts), [t, acts])
  return (
    <ListTable
      {...list}
      label={t('list.tableLabel')}
      rows={finances}
      columns={columns}
      rowMenu={rowMenu}
      rowTicks={rowTicks}
      sortColumns={financeSortColumns}
      rowPath={rowPath}
    />
  )
}

function menu(label: string, acts: RowActions) {
  return { label, show: (finance: Finance) => <FinanceRowMenu finance={finance} {...acts} /> }
}
