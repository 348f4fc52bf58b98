import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { MemberCredit } from '@contract/finances/credit'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** Refunds of entries that a member had paid. */
export function RefundsCard({ refunds }: Pick<MemberCredit, 'refunds'>) {
  const { t } = useTranslation(['credit', 'finances'])
  const { briefDate } = useFormat()
  const money = useMoney()
  if (refunds.length === 0) return null
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('refunds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('entry')}</th>
            <th scope="col">{t('day')}</th>
            <th scope="col" className="is-end">
              {t('finances:fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refunds.map(({ finance }) => (
            <tr key={finance.id}>
              <th scope="row">
                <Link to={paths.finance(finance.id)}>{finance.description}</Link>
              </th>
              <td className="ledger-table-day">{briefDate(finance.date)}</td>
              <td className="is-end">{money.format(finance.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
