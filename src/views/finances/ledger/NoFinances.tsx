import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { paths } from '@/configs/paths'

interface NoFinancesProps {
  isFiltered: boolean
  /** All existing entries are dated after today. */
  hasUpcoming: boolean
  canAdd: boolean
  onClear: () => void
}

/** Shown instead of the table: no match, or no entries yet. */
export function NoFinances({ isFiltered, hasUpcoming, canAdd, onClear }: NoFinancesProps) {
  const { t } = useTranslation('finances')
  if (isFiltered) return <NoMatch onClear={onClear} />
  if (hasUpcoming)
    return <EmptyState icon={Coins} title={t('list.empty.upcomingTitle')} hint={t('list.empty.upcomingText')} />
  return (
    <EmptyState
      icon={Coins}
      title={t('list.empty.title')}
      hint={t('list.empty.text')}
      action={
        canAdd && (
          <>
            <Button color="primary" to={paths.firstFinance}>
              {t('list.add')}
            </Button>
            <Button to={paths.importFinances}>{t('list.empty.import')}</Button>
          </>
        )
      }
    />
  )
}
