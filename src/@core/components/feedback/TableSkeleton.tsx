import { useTranslation } from 'react-i18next'

interface TableSkeletonProps {
  rows?: number
  columns?: number
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

/** Stands in for a table before its first rows; the row height is the table's, so nothing jumps. */
export function TableSkeleton({ rows = 10, columns = 4 }: TableSkeletonProps) {
  const { t } = useTranslation('shell')
  return (
    <output className="table-skeleton">
      <span className="visually-hidden">{t('loading')}</span>
      {range(rows).map((row) => (
        <div key={row} className="skeleton-row" aria-hidden>
          {range(columns).map((column) => (
            <span key={column} className="skeleton" />
          ))}
        </div>
      ))}
    </output>
  )
}
