import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import './yearStepper.scss'

interface YearStepperProps {
  year: string
  /** The latest year that can be selected. */
  last: string
  nameOf: (year: string) => string
  onChoose: (year: string) => void
}

export function YearStepper({ year, last, nameOf, onChoose }: YearStepperProps) {
  const { t } = useTranslation('finances')
  const before = useRef<HTMLButtonElement>(null)

  function step(by: number): void {
    const next = String(Number(year) + by).padStart(4, '0')
    // The button becomes disabled there, and would lose the focus.
    if (next >= last) before.current?.focus()
    onChoose(next)
  }

  return (
    <div className="year-stepper">
      <IconButton ref={before} icon={ChevronLeft} label={t('months.previousYear')} size="sm" onClick={() => step(-1)} />
      <output className="tabular">{nameOf(year)}</output>
      <IconButton
        icon={ChevronRight}
        label={t('months.nextYear')}
        size="sm"
        disabled={year >= last}
        onClick={() => step(1)}
      />
    </div>
  )
}
