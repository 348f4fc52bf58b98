import { SlidersHorizontal, X } from 'lucide-react'
import { Children, useRef, useState, type ReactNode } from 'react'
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

/** With so many, a bar takes several lines where there is little room, and is folded there. */
const FOLDED_FROM = 4

/**
 * Where there is little room, the search and what is in force stay in sight, and the rest is one press away: the list itself
 * would begin below the window.
 */
export function FilterBar({ children, isFiltered, onClear }: FilterBarProps) {
  const { t } = useTranslation('layout')
  const bar = useRef<HTMLDivElement>(null)

  const [isOpen, setOpen] = useState(false)
  const [first, ...rest] = Children.toArray(children)
  const isFolding = rest.length + 1 >= FOLDED_FROM

  function clear(): void {
    onClear()
    focusAfterClear(bar.current?.querySelector('input, select'))
  }

  return (
    <div ref={bar} className={`filter-bar no-print${isFolding && !isOpen ? ' is-folded' : ''}`}>
      {first}
      {isFolding && (
        <Button className="filter-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={15} aria-hidden />
          {t('table.filters')}
        </Button>
      )}
      {rest}
      {isFiltered && (
        <Button color="ghost" onClick={clear}>
          <X size={15} aria-hidden />
          {t('table.clearFilters')}
        </Button>
      )}
    </div>
  )
}
