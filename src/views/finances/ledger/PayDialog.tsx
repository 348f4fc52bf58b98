import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { PaymentDayFields } from './PaymentDayFields'
import { sumOf } from './signedAmount'
import { useClosedMonths } from './useClosedMonths'
import { useFinancePayment } from './useFinancePayment'
import { usePaymentDay } from './usePaymentDay'

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
  const { count } = useFormat()
  const money = useMoney()
  const { isClosed } = useClosedMonths()
  const pay = useFinancePayment(onUndone)
  const day = usePaymentDay(isClosed)
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = { count: finances.length, shown: count(finances.length) }

  async function confirm(): Promise<void> {
    if (day.dateError !== undefined || isBusy) return
    setBusy(true)
    setAlert(null)
    const entries = finances.map(({ id, version }) => ({ id, version }))
    const failure = await pay({ finances: entries, ...day.payment })
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
