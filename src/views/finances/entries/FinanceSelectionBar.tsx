import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FootBar } from '@/@core/components/page/FootBar'
import { useFormat } from '@/shared/dates/useFormat'
import '@/@core/styles/chosenBar.scss'

interface FinanceSelectionBarProps {
  /** Number of ticked rows. */
  chosen: number
  isAll: boolean
  onAll: () => void
  onNone: () => void
  onChange: () => void
}

/** Sticky bar with actions for the ticked rows. */
export function FinanceSelectionBar({ chosen, isAll, onAll, onNone, onChange }: FinanceSelectionBarProps) {
  const { t } = useTranslation('finances')
  const { count } = useFormat()
  const shown = { count: chosen, shown: count(chosen) }
  return (
    <FootBar className="chosen-bar">
      <output className="tabular">{t('batch.chosen', shown)}</output>
      <Button color="link" onClick={isAll ? onNone : onAll}>
        {isAll ? t('batch.none') : t('batch.all')}
      </Button>
      <Button onClick={onChange}>
        <ListChecks size={16} aria-hidden />
        {t('batch.open')}
      </Button>
    </FootBar>
  )
}
