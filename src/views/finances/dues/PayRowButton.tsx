import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'

interface PayRowButtonProps {
  name: string
  /** Number of ticked rows, if this row is one of them: the button then applies to all of them. */
  ticked: number
  isBusy?: boolean
  onPay: () => void
}

/** Marks a row, or all ticked ones, as paid. For keyboard users, the button is next to the last ticked checkbox. */
export function PayRowButton({ name, ticked, isBusy, onPay }: PayRowButtonProps) {
  const { t } = useTranslation('dues')
  const { count } = useFormat()
  const text = ticked > 1 ? t('debtors.payChosen', { count: ticked, shown: count(ticked) }) : t('debtors.payRow')
  return (
    <Button
      size="sm"
      color="ghost"
      label={ticked > 1 ? text : t('debtors.payOne', { name })}
      isBusy={isBusy ?? false}
      onClick={onPay}
    >
      <Check size={15} aria-hidden />
      <span className="pay-row-text">{text}</span>
    </Button>
  )
}
