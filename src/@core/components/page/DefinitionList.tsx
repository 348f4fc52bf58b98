import type { ReactNode } from 'react'

export interface Definition {
  term: string
  /** Empty, null or undefined: the dash. */
  value: ReactNode
}

interface DefinitionListProps {
  items: readonly Definition[]
  /** Side by side, each value below its term, over the whole width. */
  isWide?: boolean
}

export function DefinitionList({ items, isWide = false }: DefinitionListProps) {
  return (
    <div className="definition-box">
      <dl className={isWide ? 'definition-list is-wide' : 'definition-list'}>
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value === '' || value === null || value === undefined ? <span className="muted">–</span> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
