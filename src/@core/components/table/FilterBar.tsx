import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { focusAfterClear } from '@/@core/components/focusAfterClear'
import '@/@core/styles/filters.scss'

interface FilterBarProps {
  /** A `SearchField` and `FilterSelect`s. */
  children: ReactNode
  isFiltered: boolean
  onClear: () => void
}

export function FilterBar({ children, isFiltered, onClear }: FilterBarProps) {
  const { t } = useTranslation('layout')
  const bar = useRef<HTMLDivElement>(null)

  function clear(): void {
    onClear()
    focusAfterClear(bar.current?.querySelector('input, select'))
  }

  return (
    <div ref={bar} className="filter-bar no-print">
      {children}
      {isFiltered && (
        <Button color="ghost" onClick={clear}>
          <X size={15} aria-hidden />
          {t('table.clearFilters')}
        </Button>
      )}
    </div>
  )
}
