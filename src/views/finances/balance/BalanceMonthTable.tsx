import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Table } from 'reactstrap'
import type { Balance } from '@contract/finances/balance'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { monthSpan } from '@/views/finances/query/financePeriod'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'

/** Each month and each of its sums links to its entries. */
export function BalanceMonthTable({ months }: { months: Balance['byMonth'] }) {
  const { t } = useTranslation('finances')
  const { month: monthName } = useFormat()
  const money = useMoney()
  const path = (month: string, query: Partial<FinanceQuery>) =>
    financeListPath({ period: 'custom', ...monthSpan(month), status: 'paid', ...query })
  return (
    <div className="money-scroll">
      <Table className="money-table">
        <caption>{t('balance.unit', { currency: money.symbol })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('balance.month')}</th>
            <th scope="col">{t('balance.income')}</th>
            <th scope="col">{t('balance.expense')}</th>
            <th scope="col">{t('balance.endBalance')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expense, balance }) => (
            <tr key={month}>
              <th scope="row">
                <Link to={path(month, {})}>{monthName(`${month}-01`)}</Link>
              </th>
              <td>
                <Link to={path(month, { kind: 'income' })}>{money.text(income)}</Link>
              </td>
              <td>
                <Link to={path(month, { kind: 'expense' })}>{money.text(-expense)}</Link>
              </td>
              <td>{money.text(balance)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
