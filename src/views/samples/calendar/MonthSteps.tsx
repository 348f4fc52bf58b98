import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { shiftMonth } from './localDays'

interface MonthStepsProps {
  /** YYYY-MM. */
  month: string
  thisMonth: string
  /** Called with the empty string for the present month. */
  onChoose: (month: string) => void
}

export function MonthSteps({ month, thisMonth, onChoose }: MonthStepsProps) {
  const { t } = useTranslation('samplesCalendar')
  const format = useFormat()
  const step = (by: number) => {
    const next = shiftMonth(`${month}-01`, by).slice(0, 7)
    onChoose(next === thisMonth ? '' : next)
  }
  return (
    <div className="month-steps">
      <h2 aria-live="polite">{format.monthInFull(`${month}-01`)}</h2>
      <IconButton icon={ChevronLeft} label={t('previous')} onClick={() => step(-1)} />
      <Button onClick={() => onChoose('')}>{t('today')}</Button>
      <span className="tooltip-edge-end">
        <IconButton icon={ChevronRight} label={t('next')} onClick={() => step(1)} />
      </span>
    </div>
  )
}
