import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useAppSelector } from '@/redux/hooks'
import { selectReconciled } from '@/redux/entryFacts'
import { useFormat } from '@/shared/dates/useFormat'

/** The reconciliation that protects the entry. */
export function ReconciledNote({ id }: { id: string }) {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const { day, by } = useAppSelector(selectReconciled)[id] ?? {}
  if (day === undefined) return null
  return (
    <div className="finance-closed">
      <FormAlert tone="info">{t('months.reconciled', { date: date(day), name: by })}</FormAlert>
    </div>
  )
}
