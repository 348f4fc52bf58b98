import { ArrowDown, ArrowUp } from 'lucide-react'
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import type { Sort } from './column'

interface SortOrder {
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The order of the table around the headers. Not among their props: the columns would be new, and all cells drawn again. */
export const SortContext = createContext<SortOrder | undefined>(undefined)

interface SortHeaderProps {
  column: string
  label: string
  isEnd: boolean
}

/** A column's name as a button: ascending first, then descending. */
export function SortHeader({ column, label, isEnd }: SortHeaderProps) {
  const { sort, onSort } = useContext(SortContext) ?? {}
  const button = useRef<HTMLButtonElement>(null)
  const direction = sort?.column === column ? sort.direction : undefined
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp

  // The header cell is the library's; it leaves aria-sort alone on columns that it does not sort itself.
  useLayoutEffect(() => {
    const words = { asc: 'ascending', desc: 'descending' }
    button.current
      ?.closest('th, [role="columnheader"]')
      ?.setAttribute('aria-sort', direction ? words[direction] : 'none')
  }, [direction])

  return (
    <button
      ref={button}
      type="button"
      className={`sort-header${direction ? ' is-active' : ''}${isEnd ? ' is-end' : ''}`}
      onClick={() => onSort?.({ column, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      <span>{label}</span>
      <Arrow size={13} strokeWidth={2} aria-hidden />
    </button>
  )
}
