import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { v7 as uuidv7 } from 'uuid'
import { DESCRIPTION_MAX, type Finance } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { reverseFinance } from '@/redux/finances'
import { dayError } from '@/shared/dates/dayError'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { useToday } from '@/shared/dates/useToday'

interface ReverseDialogProps {
  finance: Finance
  onCancel: () => void
}

/** Reverses an entry of a closed month by a new entry. */
export function ReverseDialog({ finance, onCancel }: ReverseDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const navigate = useNavigate()
  const money = useMoney()
  const { monthInFull } = useFormat()
  const { isClosed } = useClosedMonths()
  const [id] = useState(() => uuidv7())
  const [date, setDate] = useState(useToday())
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  function dateErrorText(): string | undefined {
    const validationError = dayError(date)
    if (validationError !== undefined) return validationErrorText(t, validationError)
    return isClosed(date) ? t('months.dateClosed', { month: monthInFull(date) }) : undefined
  }
  const dateError = dateErrorText()

  async function reverse(): Promise<void> {
    if (dateError !== undefined) return
    setRefusal(undefined)
    setBusy(true)
    const description = t('reversal.description', { name: finance.description }).slice(0, DESCRIPTION_MAX)
    try {
      const made = await reverseFinance({ id, of: finance.id, date, description })
      showToast.success(t('reversal.done'))
      void navigate(paths.finance(made.id))
    } catch (thrown) {
      setRefusal(unsentText(failureOf(thrown)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('reversal.title')}
      confirmLabel={t('reversal.act')}
      isBusy={isBusy}
      onConfirm={() => void reverse()}
      onCancel={onCancel}
    >
      <p>{t('reversal.text', { amount: money.format(finance.amount) })}</p>
      <DateField
        label={t('reversal.date')}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        error={dateError ?? refusal}
        required
      />
    </ConfirmDialog>
  )
}
