import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { fetchAccountMonths } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { MonthsChart } from '@/views/finances/balance/MonthsChart'

/** An account's balance by month. The chart is hidden from screen readers, as the table has the same content. */
export function AccountMonths({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['accounts', 'finances'])
  const { month: monthName } = useFormat()
  const money = useMoney()
  const { answer: months } = useQuery(fetchAccountMonths, accountId)
  if (!months) return null
  return (
    <Card tag="section" className="account-months">
      <h2>{t('finances:balance.months')}</h2>
      <div className="balance-months">
        <MonthsChart months={months} hint={t('chartHint')} />
        <div className="money-scroll">
          <Table className="money-table">
            <caption>{t('finances:balance.unit', { currency: money.symbol })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('finances:balance.month')}</th>
                <th scope="col">{t('finances:balance.income')}</th>
                <th scope="col">{t('finances:balance.expense')}</th>
                <th scope="col">{t('finances:balance.transfers')}</th>
                <th scope="col">{t('finances:balance.endBalance')}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, income, expense, transfers, balance }) => (
                <tr key={month}>
                  <th scope="row">{monthName(`${month}-01`)}</th>
                  <td>{money.text(income)}</td>
                  <td>{money.text(-expense)}</td>
                  <td>{money.text(transfers)}</td>
                  <td>{money.text(balance)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </div>
    </Card>
  )
}
