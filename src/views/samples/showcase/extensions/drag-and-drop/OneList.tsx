import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { IconButton } from '@/@core/components/IconButton'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { SortableRow } from './SortableRow'
import { texts } from './texts'
import { useDragSetup } from './useDragSetup'

export function OneList({ hasButtons }: { hasButtons: boolean }) {
  const words = useWords(texts)
  const [order, setOrder] = useState(() => words.pieces.map((_, place) => String(place)))
  const titleOf = (id: UniqueIdentifier) => words.pieces[Number(id)] ?? ''
  const setup = useDragSetup({
    titleOf,
    placeOf: (over) =>
      words.place.replace('{{at}}', String(order.indexOf(String(over)) + 1)).replace('{{count}}', String(order.length)),
  })
  const move = (from: number, to: number) => setOrder(arrayMove(order, from, to))

  /** At an end its button is disabled, and would lose the focus: the other one takes it. */
  function step({ currentTarget }: MouseEvent<HTMLElement>, from: number, to: number): void {
    move(from, to)
    const [, up, down] = currentTarget.closest('li')?.querySelectorAll('button') ?? []
    if (to === 0) down?.focus()
    else if (to === order.length - 1) up?.focus()
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)))
  }

  return (
    <DndContext {...setup} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol className="drag-and-drop-list" aria-label={words.programme}>
          {order.map((id, place) => (
            <SortableRow key={id} id={id} title={titleOf(id)}>
              {hasButtons && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    label={words.up.replace('{{title}}', titleOf(id))}
                    disabled={place === 0}
                    onClick={(event) => step(event, place, place - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={words.down.replace('{{title}}', titleOf(id))}
                    disabled={place === order.length - 1}
                    onClick={(event) => step(event, place, place + 1)}
                  />
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
