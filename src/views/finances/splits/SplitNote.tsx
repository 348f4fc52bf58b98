import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { fetchSplit } from '@/redux/finances/splits'
import { useQuery } from '@/redux/useQuery'
import { useMoney } from '@/shared/money/useMoney'

/** Notice above the form of an entry that is part of a split. */
export function SplitNote({ splitId }: { splitId: string }) {
  const { t } = useTranslation('splits')
  const money = useMoney()
  const { answer } = useQuery(fetchSplit, splitId)
  if (!answer || answer.finances.length < 2) return null
  const total = answer.finances.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="finance-closed">
      <FormAlert tone="info">{t('note', { total: money.format(total) })}</FormAlert>
    </div>
  )
}
