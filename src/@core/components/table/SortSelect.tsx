import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import { IconButton } from '@/@core/components/IconButton'
import type { Column, Sort } from './column'

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Takes the place of the headers where rows are stacked. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useTranslation('layout')
  const sortable = columns.filter((column) => column.isSortable)
  const current = sort ?? { column: sortable[0]?.id ?? '', direction: 'asc' }
  const isAscending = current.direction === 'asc'
  if (sortable.length === 0) return null

  return (
    <div className="sort-select tooltip-edge-end">
      <Input
        type="select"
        aria-label={t('table.sortBy')}
        value={current.column}
        onChange={(event) => onSort({ ...current, column: event.target.value })}
      >
        {sortable.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Input>
      <IconButton
        icon={isAscending ? ArrowUp : ArrowDown}
        label={isAscending ? t('table.ascending') : t('table.descending')}
        size="sm"
        onClick={() => onSort({ ...current, direction: isAscending ? 'desc' : 'asc' })}
      />
    </div>
  )
}
