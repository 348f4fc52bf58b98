import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { DayInput } from '@/shared/dates/DayInput'

interface BalanceDateProps {
  on: string | undefined
  /** Undefined: no date. */
  onChange: (day: string | undefined) => void
}

export function BalanceDate({ on, onChange }: BalanceDateProps) {
  const { t } = useTranslation('finances')
  const id = useId()

  // The button disappears with the day.
  function clear(): void {
    document.getElementById(id)?.focus()
    onChange(undefined)
  }

  return (
    <div className="balance-date">
      <label htmlFor={id}>{t('balance.dateLabel')}</label>
      <DayInput id={id} day={on} onChange={onChange} />
      {on !== undefined && <IconButton icon={X} label={t('balance.clearDate')} size="sm" onClick={clear} />}
    </div>
  )
}
