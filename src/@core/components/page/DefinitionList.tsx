import { Fragment, type ReactNode } from 'react'

export interface Definition {
  term: string
  /** Empty, null or undefined: the dash. */
  value: ReactNode
}

interface DefinitionListProps {
  items: readonly Definition[]
}

export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <div className="definition-box">
      <dl className="definition-list">
        {items.map(({ term, value }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value === '' || value === null || value === undefined ? <span className="muted">–</span> : value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
