import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { DuesPayment } from '@contract/finances/duesPayments'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { memberLabel } from '@/shared/records/memberLabel'
import '@/views/finances/ledger/ledgerTable.scss'

/** Newest first; on a phone the day and the way stand below what it is for. */
export function PaymentTable({ payments }: { payments: readonly DuesPayment[] }) {
  const { t } = useTranslation(['dues', 'finances'])
  const { briefDate } = useFormat()
  const money = useMoney()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('paid.tableLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('paid.who')}</th>
            <th scope="col">{t('paid.what')}</th>
            <th scope="col" className="is-wide">
              {t('paid.day')}
            </th>
            <th scope="col" className="is-wide">
              {t('paid.way')}
            </th>
            <th scope="col" className="is-end">
              {t('paid.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, date, description, amount, method, member, payer }) => {
            const way = method && t(`finances:methods.${method}`)
            return (
              <tr key={id}>
                <th scope="row">
                  {payer && (
                    <>
                      <Link to={paths.payer(payer.id)}>{payer.name}</Link>{' '}
                      {member && <span className="payment-note">{t('paid.for', { name: memberLabel(member) })}</span>}
                    </>
                  )}
                  {!payer && member && <Link to={paths.statement(member.id)}>{memberLabel(member)}</Link>}
                  {!member && <span className="muted">{t('paid.nobody')}</span>}
                </th>
                <td>
                  <Link to={paths.finance(id)}>{description}</Link>
                  <span className="ledger-table-note">
                    {[briefDate(date), way].filter((text) => text !== undefined).join(' · ')}
                  </span>
                </td>
                <td className="is-wide ledger-table-day">{briefDate(date)}</td>
                <td className="is-wide">{way ?? '–'}</td>
                <td className="is-end ledger-table-sum">
                  {money.format(amount)}
                  {amount < 0 && <small className="payment-note">{t('paid.back')}</small>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
