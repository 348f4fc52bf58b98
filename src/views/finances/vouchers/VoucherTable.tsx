import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Voucher } from '@contract/finances/vouchers'
import type { Sort } from '@/@core/components/table/column'
import { SortContext, SortHeader } from '@/@core/components/table/SortHeader'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import '@/@core/styles/dataTable.scss'
import '@/views/finances/ledger/ledgerTable.scss'

interface VoucherTableProps {
  vouchers: readonly Voucher[]
  caption: string
  isLoading: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Sorted by number by default, so that gaps would be visible. */
export function VoucherTable({ vouchers, caption, isLoading, sort, onSort }: VoucherTableProps) {
  const { t } = useTranslation('vouchers')
  const { briefDate, count } = useFormat()
  const money = useMoney()
  const order = useMemo(() => ({ sort, onSort }), [sort, onSort])
  return (
    <Card className="ledger-table-scroll" aria-busy={isLoading}>
      <Table className="ledger-table">
        <caption>{caption}</caption>
        <SortContext value={order}>
          <thead>
            <tr>
              <th scope="col">
                <SortHeader column="number" label={t('number')} isEnd={false} />
              </th>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="is-wide">
                <SortHeader column="date" label={t('date')} isEnd={false} />
              </th>
              <th scope="col" className="is-end is-wide">
                {t('receipts')}
              </th>
              <th scope="col" className="is-end">
                <SortHeader column="amount" label={t('amount')} isEnd />
              </th>
            </tr>
          </thead>
        </SortContext>
        <tbody>
          {vouchers.map(({ voucher, finance, void: reason }) => (
            <tr key={voucher} className={reason && 'is-quiet'}>
              <th scope="row" className="ledger-table-day">
                {voucher}
              </th>
              <td>
                {finance && <Link to={paths.finance(finance.id)}>{finance.description}</Link>}{' '}
                {reason && (
                  <>
                    <Badge>{t('void')}</Badge> {t(`reasons.${reason}`)}
                  </>
                )}
                {finance && <span className="ledger-table-note">{briefDate(finance.date)}</span>}
              </td>
              <td className="ledger-table-day is-wide">{finance && briefDate(finance.date)}</td>
              <td className="is-end is-wide">{finance && reason === undefined && count(finance.receipts)}</td>
              <td className="is-end">{finance && reason === undefined && money.format(signedAmount(finance))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
