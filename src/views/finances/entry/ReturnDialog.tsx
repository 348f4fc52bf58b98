import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { Finance } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { returnPayment, undoReturn } from '@/redux/treasury/returns'
import { dayError } from '@/shared/dates/dayError'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'

interface ReturnDialogProps {
  finance: Finance
  onChanged: () => void
  onClose: () => void
}

/** The bank took a payment back: it is owed again, and the account is as the bank has it. */
export function ReturnDialog({ finance, onChanged, onClose }: ReturnDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const { monthInFull } = useFormat()
  const { isClosed } = useClosedMonths()
  const [id] = useState(() => uuidv7())
  const [date, setDate] = useState(useToday())
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const wrong = dayError(date)
  const closed = isClosed(date) ? t('months.dateClosed', { month: monthInFull(date) }) : undefined
  const dateError = wrong === undefined ? closed : validationErrorText(t, wrong)

  async function undo(): Promise<void> {
    const outcome = await dispatch(undoReturn(id))
    if (undoReturn.fulfilled.match(outcome)) showToast.success(t('bank.returnUndone'))
    else showToast.error(unsentText(failureOf(outcome.error)))
    onChanged()
  }

  async function send(): Promise<void> {
    if (dateError !== undefined) return
    setBusy(true)
    setRefusal(undefined)
    const finances = [{ id: finance.id, version: finance.version }]
    const outcome = await dispatch(returnPayment({ id, finances, date }))
    setBusy(false)
    if (!returnPayment.fulfilled.match(outcome)) {
      setRefusal(unsentText(failureOf(outcome.error)))
      return
    }
    showToast.success(t('bank.returned', { amount: money.format(finance.amount) }), {
      action: { label: t('shell:undo'), onPress: () => void undo() },
    })
    onClose()
    onChanged()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('bank.returnTitle')}
      confirmLabel={t('bank.returnAct')}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{t('bank.returnText', { amount: money.format(finance.amount) })}</p>
      <DateField
        label={t('bank.returnDate')}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        error={dateError ?? refusal}
        required
      />
    </ConfirmDialog>
  )
}
