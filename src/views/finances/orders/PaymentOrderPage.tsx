import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { PaymentOrder } from '@contract/finances/sepa/paymentOrders'
import { saveTextFile } from '@/@core/files/saveFile'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { changeFinances, undoFinanceChange } from '@/redux/finances'
import { fetchOrderFile, fetchPaymentOrder, markPaymentOrder, removePaymentOrder } from '@/redux/finances/paymentOrders'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import '@/views/finances/ledger/ledgerTable.scss'
import './orders.scss'

/** What the bank is to pay, or has, and what became of it. */
export function PaymentOrderPage() {
  const { t } = useTranslation('paymentOrders')
  const { orderId = '' } = useParams()
  const load = useQuery(fetchPaymentOrder, orderId)
  const { answer: order, failure } = load
  if (order && !failure) return <Order order={order} reload={load.reload} />
  return (
    <>
      <PageHeader title={t('one')} back={<BackLink to={paths.paymentOrders} label={t('orders.title')} />} />
      <Loaded {...load} />
    </>
  )
}

function Order({ order, reload }: { order: PaymentOrder; reload: () => void }) {
  const { t } = useTranslation('paymentOrders')
  const { date, count } = useFormat()
  const money = useMoney()
  const today = useToday()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const [isRemoving, setRemoving] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const { id, number, day, amount, open, sentAt, lines } = order
  const changed = lines.filter(({ state }) => state === 'changed')
  const unpaid = lines.flatMap(({ state, finance }) => (state === 'open' && finance ? [finance] : []))

  async function act(change: () => Promise<unknown>): Promise<void> {
    try {
      await change()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  async function download(): Promise<void> {
    try {
      const { name, xml } = await fetchOrderFile(id)
      saveTextFile(name, xml, 'application/xml;charset=utf-8')
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'not_found' ? { message: t('order.erased') } : {})
    }
  }

  const mark = (isSent: boolean) =>
    act(async () => {
      await markPaymentOrder(id, isSent)
      const undo = { run: () => markPaymentOrder(id, !isSent), onSettled: reload, failedText: unsentText }
      showToast.success(isSent ? t('order.isSent') : t('order.isNotSent'), offerUndo(undo))
    })

  async function pay(): Promise<void> {
    setPaying(true)
    await act(async () => {
      const paid = await changeFinances({
        finances: unpaid,
        status: 'paid',
        // Entries of days to come cannot be paid.
        date: day < today ? day : today,
        method: 'transfer',
      })
      const finances = paid.map(({ id: financeId, version }) => ({ id: financeId, version }))
      const undo = { run: () => undoFinanceChange({ finances }), onSettled: reload, failedText: unsentText }
      showToast.success(t('order.paid', { count: paid.length }), offerUndo(undo))
    })
    setPaying(false)
  }

  async function remove(): Promise<void> {
    setRemoving(false)
    try {
      await removePaymentOrder(id)
      showToast.success(t('order.removed', { number }))
      await navigate(paths.paymentOrders)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      reload()
    }
  }

  return (
    <>
      <PageHeader
        title={t('order.title', { number: count(number) })}
        lead={t('order.lead', { day: date(day), amount: money.format(amount), open: money.format(open) })}
        back={<BackLink to={paths.paymentOrders} label={t('orders.title')} />}
        actions={
          <>
            {sentAt === undefined && (
              <Button color="danger-quiet" onClick={() => setRemoving(true)}>
                {t('order.remove')}
              </Button>
            )}
            <Button onClick={() => void mark(sentAt === undefined)}>
              {sentAt === undefined ? t('order.markSent') : t('order.markNotSent')}
            </Button>
            {sentAt !== undefined && unpaid.length > 0 && (
              <Button isBusy={isPaying} onClick={() => void pay()}>
                {t('order.pay')}
              </Button>
            )}
            <Button color="primary" onClick={() => void download()}>
              <Download size={16} aria-hidden />
              {t('order.file')}
            </Button>
          </>
        }
      />
      <div className="ledger-table-stack">
        <p className="muted">{sentAt === undefined ? t('order.next') : t('order.waiting')}</p>
        {changed.length > 0 && <p className="order-problem">{t('order.changed', { count: changed.length })}</p>}
        <Card className="ledger-table-scroll">
          <Table className="ledger-table" aria-label={t('order.table')}>
            <thead>
              <tr>
                <th scope="col">{t('new.nameShort')}</th>
                <th scope="col" className="is-wide">
                  {t('new.textShort')}
                </th>
                <th scope="col">{t('orders.state')}</th>
                <th scope="col" className="is-end">
                  {t('orders.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    {line.name}
                    {line.account !== '' && (
                      <span className="order-note">{t('order.account', { account: line.account })}</span>
                    )}
                  </th>
                  <td className="is-wide">{line.text}</td>
                  <td>{t(`states.${line.state}`)}</td>
                  <td className="is-end ledger-table-sum">{money.format(line.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={t('order.removeTitle', { number })}
        confirmLabel={t('order.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        <p>{t('order.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
