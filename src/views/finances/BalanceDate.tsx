import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'

interface BalanceDateProps {
  on: string | undefined
  /** Empty: no day in particular. */
  onChange: (day: string) => void
}

export function BalanceDate({ on, onChange }: BalanceDateProps) {
  const { t } = useTranslation('finances')
  const id = useId()
  return (
    <div className="balance-date">
      <label htmlFor={id}>{t('balance.dateLabel')}</label>
      <input
        id={id}
        className="form-control"
        type="date"
        value={on ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {on !== undefined && (
        <IconButton icon={X} label={t('balance.clearDate')} size="sm" onClick={() => onChange('')} />
      )}
    </div>
  )
}
