import { Plus, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchPaymentOrders } from '@/redux/finances/paymentOrders'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import '@/views/finances/ledger/ledgerTable.scss'

/** All payment orders, with what is not paid of each. */
export function PaymentOrdersPage() {
  const { t } = useTranslation('paymentOrders')
  const { briefDate, count, isoDay } = useFormat()
  const money = useMoney()
  const load = useQuery(fetchPaymentOrders, undefined)
  const { answer: orders, failure } = load
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        lead={t('orders.lead')}
        back={<BackToLists />}
        actions={
          <Button color="primary" to={paths.newPaymentOrder}>
            <Plus size={16} aria-hidden />
            {t('new.title')}
          </Button>
        }
      />
      <Loaded {...load} />
      {orders?.length === 0 && !failure && (
        <EmptyState icon={Send} title={t('orders.emptyTitle')} hint={t('orders.emptyText')} />
      )}
      {orders && orders.length > 0 && (
        <Card className="ledger-table-scroll">
          <Table className="ledger-table" aria-label={t('orders.title')}>
            <thead>
              <tr>
                <th scope="col">{t('orders.order')}</th>
                <th scope="col">{t('orders.day')}</th>
                <th scope="col" className="is-wide is-end">
                  {t('orders.payments')}
                </th>
                <th scope="col" className="is-end">
                  {t('orders.amount')}
                </th>
                <th scope="col" className="is-wide is-end">
                  {t('orders.open')}
                </th>
                <th scope="col">{t('orders.state')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ id, number, day, count: payments, amount, open, sentAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={paths.paymentOrder(id)}>{t('order.title', { number: count(number) })}</Link>
                  </th>
                  <td className="ledger-table-day">{briefDate(day)}</td>
                  <td className="is-wide is-end">{count(payments)}</td>
                  <td className="is-end ledger-table-sum">{money.format(amount)}</td>
                  <td className="is-wide is-end">{open === 0 ? '–' : money.format(open)}</td>
                  <td>
                    {sentAt === undefined
                      ? t('orders.notSent')
                      : t('orders.sent', { day: briefDate(isoDay(new Date(sentAt))) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  )
}
