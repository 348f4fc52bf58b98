import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '@/shared/dates/DayFilter'
import './accounts.scss'

interface Days {
  from: string | undefined
  to: string | undefined
}

interface MovementFiltersProps extends Days {
  onChange: (days: Partial<Days>) => void
  /** Filters in front of the days. */
  children?: ReactNode
}

/** From which day to which movements of accounts are shown. */
export function MovementFilters({ from, to, onChange, children }: MovementFiltersProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="movement-filters">
      {children}
      <DayFilter label={t('from')} clearLabel={t('clearFrom')} day={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={t('to')} clearLabel={t('clearTo')} day={to} onChange={(day) => onChange({ to: day })} />
    </div>
  )
}
