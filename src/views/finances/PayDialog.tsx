import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentMethods, type Finance } from '@contract/finances'
import { CalendarDate } from '@contract/wire'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { faultText } from '@/@core/components/fields/faultText'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { failureOf } from '@/auth/failure'
import { unsentText } from '@/auth/failureText'
import { useFormat } from '@/auth/useFormat'
import { useMoney } from '@/auth/useMoney'
import { payFinances } from '@/redux/financeCalls'
import { useAppDispatch } from '@/redux/hooks'
import { sumOf } from './signedAmount'
import { useToday } from './useToday'

interface PayDialogProps {
  finances: readonly Finance[]
  onPaid: () => void
  onClose: () => void
}

/** When and how the chosen entries were paid. */
export function PayDialog({ finances, onPaid, onClose }: PayDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const money = useMoney()
  const [date, setDate] = useState(useToday())
  const [method, setMethod] = useState('')
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isDate = CalendarDate.safeParse(date).success
  const chosen = { count: finances.length, shown: count(finances.length) }

  async function pay(): Promise<void> {
    if (!isDate) return
    setBusy(true)
    setAlert(null)
    const how = paymentMethods.find((known) => known === method)
    const entries = finances.map(({ id, version }) => ({ id, version }))
    const outcome = await dispatch(payFinances({ finances: entries, date, ...(how && { method: how }) }))
    setBusy(false)
    if (payFinances.fulfilled.match(outcome)) {
      showToast.success(t('pay.done', chosen))
      onPaid()
      return
    }
    const failure = failureOf(outcome.error)
    setAlert(failure.code === 'conflict' ? t('pay.changed') : unsentText(failure))
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('pay.title')}
      confirmLabel={t('pay.confirm')}
      isBusy={isBusy}
      onConfirm={() => void pay()}
      onCancel={onClose}
    >
      <p>{t('pay.text', { ...chosen, amount: money.format(sumOf(finances)) })}</p>
      <DateField
        label={t('pay.date')}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        error={isDate ? undefined : faultText(t, 'bad_date')}
        required
      />
      <SelectField
        label={t('fields.method')}
        placeholder={t('form.methodPlaceholder')}
        value={method}
        onChange={(event) => setMethod(event.target.value)}
        options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      {alert !== null && (
        <div className="pay-alert">
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
    </ConfirmDialog>
  )
}
