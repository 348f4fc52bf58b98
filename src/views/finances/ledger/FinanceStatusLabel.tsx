import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Reversals } from './useReversals'

interface FinanceStatusLabelProps {
  finance: Pick<Finance, 'status' | 'dueDate'>
  /** The group's current day, `YYYY-MM-DD`. */
  today: string
  /** The reversal status, which takes precedence over paid or pending. */
  reversalStatus?: ReturnType<Reversals['reversalStatusOf']>
}

export function FinanceStatusLabel({ finance: { status, dueDate }, today, reversalStatus }: FinanceStatusLabelProps) {
  const { t } = useTranslation('finances')
  if (reversalStatus)
    return (
      <StatusLabel shape={reversalStatus === 'reversed' ? 'dash' : 'half'} label={t(`statuses.${reversalStatus}`)} />
    )
  if (status === 'paid') return <StatusLabel shape="dot" tone="positive" label={t('statuses.paid')} />
  if (dueDate !== undefined && dueDate < today) {
    return <StatusLabel shape="triangle" tone="caution" label={t('statuses.overdue')} />
  }
  return <StatusLabel shape="ring" label={t('statuses.pending')} />
}
