import {
  closestCorners,
  DndContext,
  DragOverlay,
  useDroppable,
  type DragOverEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { listIds, listOf, moved, type ListId, type Lists } from './lists'
import { SortableRow } from './SortableRow'
import { texts } from './texts'
import { useDragSetup } from './useDragSetup'

const initial: Lists = { played: ['0', '1', '2', '3'], encore: ['4'], out: [] }

export function BetweenLists() {
  const words = useWords(texts)
  const [lists, setLists] = useState(initial)
  /** As it was before something was taken, for Escape. */
  const [before, setBefore] = useState<Lists>()
  const [held, setHeld] = useState<UniqueIdentifier>()
  const titleOf = (id: UniqueIdentifier) => words.pieces[Number(id)] ?? ''
  const setup = useDragSetup({
    titleOf,
    placeOf: (over) => {
      const list = listOf(lists, over)
      if (!list) return words.nowhere
      return words.placeIn
        .replace('{{list}}', words.lists[list])
        .replace('{{at}}', String(Math.max(0, lists[list].indexOf(String(over))) + 1))
        .replace('{{count}}', String(Math.max(1, lists[list].length)))
    },
  })

  function follow({ active, over }: DragOverEvent): void {
    if (over && listOf(lists, active.id) !== listOf(lists, over.id)) setLists(moved(lists, active.id, over.id))
  }

  return (
    <DndContext
      {...setup}
      collisionDetection={closestCorners}
      onDragStart={({ active }) => {
        setBefore(lists)
        setHeld(active.id)
      }}
      onDragOver={follow}
      onDragEnd={({ active, over }) => {
        setHeld(undefined)
        if (over) setLists(moved(lists, active.id, over.id))
      }}
      onDragCancel={() => {
        setHeld(undefined)
        if (before) setLists(before)
      }}
    >
      <div className="drag-and-drop-lists">
        {listIds.map((id) => (
          <PieceList key={id} id={id} pieces={lists[id]} titleOf={titleOf} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {held !== undefined && <div className="drag-and-drop-row is-lifted">{titleOf(held)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

interface PieceListProps {
  id: ListId
  pieces: readonly string[]
  titleOf: (id: UniqueIdentifier) => string
}

function PieceList({ id, pieces, titleOf }: PieceListProps) {
  const words = useWords(texts)
  const headingId = useId()
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <section ref={setNodeRef} className={isOver ? 'is-over' : undefined} aria-labelledby={headingId}>
      <h3 id={headingId}>{words.lists[id]}</h3>
      <SortableContext items={[...pieces]} strategy={verticalListSortingStrategy}>
        {pieces.length === 0 ? (
          <p className="muted">{words.empty}</p>
        ) : (
          <ul className="drag-and-drop-list">
            {pieces.map((piece) => (
              <SortableRow key={piece} id={piece} title={titleOf(piece)} />
            ))}
          </ul>
        )}
      </SortableContext>
    </section>
  )
}
