import { useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { AMOUNT_MAX, type Finance } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { OverpaidFields } from './OverpaidFields'
import { PaymentDayFields } from './PaymentDayFields'
import { amountSchema, mostPayable, oldestFirst, takesAnyAmount, wordsOf, type AmountValues } from './receivedAmount'
import { sumOf } from './signedAmount'
import { useClosedMonths } from './useClosedMonths'
import { useFinancePayment } from './useFinancePayment'
import { usePartPayment } from './usePartPayment'
import { usePaymentDay } from './usePaymentDay'
import { useReceivedPayment } from './useReceivedPayment'

interface PayDialogProps {
  finances: readonly Finance[]
  onPaid: () => void
  /** The payment was undone, possibly long after the dialog closed. */
  onUndone: () => void
  onClose: () => void
}

/** Form for a payment: day, method, account and amount. */
export function PayDialog({ finances, onPaid, onUndone, onClose }: PayDialogProps) {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const { count } = useFormat()
  const money = useMoney()
  const { isClosed } = useClosedMonths()
  const pay = useFinancePayment(onUndone)
  const day = usePaymentDay(isClosed)
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = { count: finances.length, shown: count(finances.length) }

  const entry = finances.length === 1 ? finances[0] : undefined
  const most = mostPayable(finances)
  const sum = sumOf(finances)
  const payPart = usePartPayment(onUndone)
  const receive = useReceivedPayment(onUndone)
  const formId = useId()
  const [madeId] = useState(() => uuidv7())
  const schema = useMemo(() => amountSchema(money, most), [money, most])
  const { control, element, handleSubmit } = useSchemaForm<AmountValues>(
    schema,
    most === undefined ? {} : { amount: money.text(sum) },
  )
  const [creditOf, setCreditOf] = useState(finances[0]?.memberId)
  const read = money.parse(useWatch({ control, name: 'amount' }) ?? '', AMOUNT_MAX)
  const received = most !== undefined && read.kind === 'amount' ? read.amount : sum

  function book(amount: number): Promise<Failure | null> {
    const chosen = oldestFirst(finances).map(({ id, version }) => ({ id, version }))
    if (amount === sum) return pay({ finances: chosen, ...day.payment })
    if (entry && amount < sum)
      return payPart({ id: madeId, of: entry.id, version: entry.version, amount, ...day.payment })
    const description = wordsOf(t('dues:pay.creditText', { name: finances[0]?.description }))
    const whose = creditOf !== undefined && { memberId: creditOf }
    return receive({
      id: madeId,
      finances: chosen,
      amount,
      ...day.payment,
      ...(amount > sum && { description, ...whose }),
    })
  }

  const send = handleSubmit(async ({ amount = '' }) => {
    if (day.dateError !== undefined || isBusy) return
    const typed = money.parse(amount, AMOUNT_MAX)
    setBusy(true)
    setAlert(null)
    const failure = await book(typed.kind === 'amount' ? typed.amount : sum)
    setBusy(false)
    if (failure === null) onPaid()
    else setAlert(failure.code === 'conflict' ? t('dues:pay.changed') : unsentText(failure))
  })

  return (
    <ConfirmDialog
      isOpen
      title={t('dues:pay.title')}
      confirmLabel={t('dues:pay.confirm')}
      isBusy={isBusy}
      form={formId}
      onCancel={onClose}
    >
      <p>
        {t('dues:pay.text', { ...chosen, amount: money.format(sum) })}
        {finances.some((finance) => isClosed(finance.date)) && ` ${t('dues:pay.fromClosed')}`}
      </p>
      <form id={formId} ref={element} noValidate onSubmit={(event) => void send(event)}>
        {most !== undefined && (
          <>
            <AmountField
              control={control}
              name="amount"
              label={t('dues:pay.amount')}
              hint={t(takesAnyAmount(finances) ? 'dues:pay.anyAmountHint' : 'dues:pay.amountHint')}
              max={most}
            />
            <OverpaidFields finances={finances} left={received - sum} creditOf={creditOf} onCreditOf={setCreditOf} />
          </>
        )}
        <PaymentDayFields day={day} />
      </form>
      {alert !== null && (
        <div className="pay-alert">
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
    </ConfirmDialog>
  )
}
