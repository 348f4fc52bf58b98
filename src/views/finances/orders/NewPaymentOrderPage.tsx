import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { v7 as newId } from 'uuid'
import { ORDER_LINES_MAX, type PayableAnswer } from '@contract/finances/sepa/paymentOrders'
import { isTargetDay } from '@contract/finances/sepa/targetDays'
import { CalendarDate } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { addPaymentOrder, fetchPayables, removePaymentOrder } from '@/redux/finances/paymentOrders'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { PayableRow } from './PayableRow'
import { faultsOf, firstPayment, type Payment } from './payment'
import './orders.scss'

/** Chooses what is paid, to whom, and when. */
export function NewPaymentOrderPage() {
  const { t } = useTranslation('paymentOrders')
  const load = useQuery(fetchPayables, undefined)
  const { answer, failure } = load
  const shown = failure ? null : answer
  return (
    <>
      <PageHeader
        title={t('new.title')}
        lead={t('new.lead')}
        back={<BackLink to={paths.paymentOrders} label={t('orders.title')} />}
      />
      <Loaded {...load} />
      {shown && !shown.isReady && (
        <>
          <p>{t('new.notReady')}</p>
          <div>
            <Button color="primary" to={paths.waysToPay}>
              {t('new.setUp')}
            </Button>
          </div>
        </>
      )}
      {shown?.isReady && shown.lines.length === 0 && (
        <>
          <p>{t('new.nothing')}</p>
          <div>
            <Button color="primary" to={`${paths.newFinance}?kind=expense`}>
              {t('new.enter')}
            </Button>
          </div>
        </>
      )}
      {shown?.isReady && shown.lines.length > 0 && <NewOrder payables={shown} reload={load.reload} />}
    </>
  )
}

function NewOrder({ payables, reload }: { payables: PayableAnswer; reload: () => void }) {
  const { t } = useTranslation(['paymentOrders', 'shell'])
  const { date } = useFormat()
  const money = useMoney()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const { firstDay, lines } = payables
  const [day, setDay] = useState(firstDay)
  const [typed, setTyped] = useState<ReadonlyMap<string, Payment>>(new Map())
  const [id] = useState(() => newId())
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  /** By the path of the field, as the server names it. */
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const payments = lines.map((line) => ({ line, payment: typed.get(line.id) ?? firstPayment(line) }))
  const chosen = payments.filter(({ payment }) => payment.isChosen)
  const sum = chosen.reduce((total, { line }) => total + line.amount, 0)
  const isDay = CalendarDate.safeParse(day).success
  const dayFault = !isDay
    ? 'bad_date'
    : !isTargetDay(day)
      ? 'not_banking_day'
      : day < firstDay
        ? 'too_soon'
        : refused['order.day']
  const isTooMany = chosen.length > ORDER_LINES_MAX

  function change(lineId: string, payment: Payment): void {
    setTyped(new Map(typed).set(lineId, payment))
    setRefused({})
  }

  function faultOf(at: number, payment: Payment, field: 'name' | 'iban' | 'bic' | 'text') {
    return faultsOf(payment)[field] ?? refused[`order.lines.${at}.${field}`]
  }

  async function make(): Promise<void> {
    setTried(true)
    setAlert(null)
    if (dayFault !== undefined || chosen.some(({ payment }) => Object.keys(faultsOf(payment)).length > 0)) {
      setAlert(t('new.fields'))
      requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setBusy(true)
    try {
      const written = chosen.map(({ line, payment: { name, iban, bic, text } }) => ({
        finance: { id: line.id, version: line.version },
        name,
        iban,
        ...(bic.trim() !== '' && { bic }),
        text,
      }))
      const order = await addPaymentOrder({ id, day, lines: written })
      const undo = {
        run: () => removePaymentOrder(order.id),
        onDone: () => navigate(paths.newPaymentOrder),
        failedText: unsentText,
      }
      showToast.success(t('new.made', { number: order.number }), offerUndo(undo))
      await navigate(paths.paymentOrder(order.id))
    } catch (thrown) {
      const failure = failureOf(thrown)
      setRefused(failure.fields)
      const isField = Object.keys(failure.fields).length > 0
      setAlert(failure.code === 'conflict' ? t('new.conflict') : isField ? t('new.fields') : unsentText(failure))
      setBusy(false)
      if (failure.code === 'conflict') reload()
    }
  }

  return (
    <div className="ledger-table-stack">
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <div className="order-day">
        <DateField
          type="date"
          label={t('new.day')}
          hint={t('new.dayHint', { day: date(firstDay) })}
          error={validationErrorText(t, dayFault)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          required
        />
      </div>
      <ul ref={rows} className="payables" aria-label={t('new.table')}>
        {payments.map(({ line, payment }) => {
          const at = chosen.findIndex((one) => one.line === line)
          return (
            <PayableRow
              key={line.id}
              line={line}
              payment={payment}
              onChange={(next) => change(line.id, next)}
              faultOf={(field) => (isTried && payment.isChosen ? faultOf(at, payment, field) : undefined)}
            />
          )
        })}
      </ul>
      {isTooMany && <FormAlert>{t('new.tooMany', { count: ORDER_LINES_MAX })}</FormAlert>}
      <div className="cluster">
        <Button color="primary" isBusy={isBusy} disabled={chosen.length === 0 || isTooMany} onClick={() => void make()}>
          {t('new.make', { count: chosen.length, amount: money.format(sum) })}
        </Button>
      </div>
    </div>
  )
}
