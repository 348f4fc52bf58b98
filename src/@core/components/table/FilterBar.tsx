import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import '@/@core/styles/filters.scss'

interface FilterBarProps {
  /** A `SearchField` and `FilterSelect`s. */
  children: ReactNode
  isFiltered: boolean
  onClear: () => void
}

export function FilterBar({ children, isFiltered, onClear }: FilterBarProps) {
  const { t } = useTranslation('layout')
  return (
    <div className="filter-bar no-print">
      {children}
      {isFiltered && (
        <Button color="ghost" onClick={onClear}>
          <X size={15} aria-hidden />
          {t('table.clearFilters')}
        </Button>
      )}
    </div>
  )
}
