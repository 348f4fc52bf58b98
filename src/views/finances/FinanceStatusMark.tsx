import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { StatusMark } from '@/@core/components/page/StatusMark'

interface FinanceStatusMarkProps {
  finance: Pick<Finance, 'status' | 'dueDate'>
  /** The group's `YYYY-MM-DD`. */
  today: string
}

export function FinanceStatusMark({ finance: { status, dueDate }, today }: FinanceStatusMarkProps) {
  const { t } = useTranslation('finances')
  if (status === 'paid') return <StatusMark shape="dot" tone="positive" label={t('statuses.paid')} />
  if (dueDate !== undefined && dueDate < today) {
    return <StatusMark shape="triangle" tone="caution" label={t('statuses.overdue')} />
  }
  return <StatusMark shape="ring" label={t('statuses.pending')} />
}
