import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { SortableRow } from '@/shared/sorting/SortableRow'
import { useDragSetup } from '@/shared/sorting/useDragSetup'

interface Row {
  id: string
  name: string
}

interface CandidateRowsProps<One extends Row> {
  rows: readonly One[]
  onSort: (rows: One[]) => void
  children: (row: One) => ReactNode
}

/** People in the order in which they are asked; sorted by pointer or keys. */
export function CandidateRows<One extends Row>({ rows, onSort, children }: CandidateRowsProps<One>) {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id)
  const setup = useDragSetup({
    titleOf: (id) => rows[placeOf(id)]?.name ?? '',
    placeOf: (id) => count(placeOf(id) + 1),
  })

  function drop({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onSort(arrayMove([...rows], placeOf(active.id), placeOf(over.id)))
  }

  return (
    <DndContext {...setup} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="sort-list candidate-list" aria-label={t('search.order')}>
          {rows.map((row) => (
            <SortableRow key={row.id} id={row.id} title={row.name}>
              {children(row)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
