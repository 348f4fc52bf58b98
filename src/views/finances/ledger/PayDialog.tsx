import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentMethods, type Finance } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { dayError } from '@/shared/dates/dayError'
import { sumOf } from './signedAmount'
import { useClosedMonths } from './useClosedMonths'
import { useFinancePayment } from './useFinancePayment'
import { useToday } from '@/shared/dates/useToday'

interface PayDialogProps {
  finances: readonly Finance[]
  onPaid: () => void
  /** The payment was taken back, long after the dialog closed. */
  onUndone: () => void
  onClose: () => void
}

/** When and how the chosen entries were paid. */
export function PayDialog({ finances, onPaid, onUndone, onClose }: PayDialogProps) {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const { count, monthInFull } = useFormat()
  const money = useMoney()
  const { isClosed } = useClosedMonths()
  const pay = useFinancePayment(onUndone)
  const [date, setDate] = useState(useToday())
  const [method, setMethod] = useState('')
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = { count: finances.length, shown: count(finances.length) }

  function dateErrorText(): string | undefined {
    const validationError = dayError(date)
    if (validationError !== undefined) return validationErrorText(t, validationError)
    return isClosed(date) ? t('dues:pay.dateClosed', { month: monthInFull(date) }) : undefined
  }
  const dateError = dateErrorText()

  async function confirm(): Promise<void> {
    if (dateError !== undefined || isBusy) return
    setBusy(true)
    setAlert(null)
    const how = paymentMethods.find((known) => known === method)
    const entries = finances.map(({ id, version }) => ({ id, version }))
    const failure = await pay({ finances: entries, date, ...(how && { method: how }) })
    setBusy(false)
    if (failure === null) onPaid()
    else setAlert(failure.code === 'conflict' ? t('dues:pay.changed') : unsentText(failure))
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('dues:pay.title')}
      confirmLabel={t('dues:pay.confirm')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {t('dues:pay.text', { ...chosen, amount: money.format(sumOf(finances)) })}
        {finances.some((finance) => isClosed(finance.date)) && ` ${t('dues:pay.fromClosed')}`}
      </p>
      {/* Enter in the day confirms, as the button below does. */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <DateField
          label={t('dues:pay.date')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={dateError}
          required
        />
        <SelectField
          label={t('fields.method')}
          placeholder={t('form.methodPlaceholder')}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
          options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      </form>
      {alert !== null && (
        <div className="pay-alert">
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
    </ConfirmDialog>
  )
}
