import { useState, type DragEvent } from 'react'
import { beforeAt, isSamePlace, type TaskDrop } from './boardMoves'
import type { Task, TaskStatus } from './task'

export interface BoardDrag {
  /** The one that is being dragged. */
  dragged: Task | null
  /** Where it would fall; null where nothing would change. */
  drop: TaskDrop | null
  card: (task: Task) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void }
  column: (status: TaskStatus) => {
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/** The middles of a column's cards, without the one that is held. */
function middlesOf(column: Element, dragged: Task): { id: number; y: number }[] {
  return [...column.querySelectorAll<HTMLElement>('[data-task]')]
    .map((card) => ({ id: Number(card.dataset['task']), box: card.getBoundingClientRect() }))
    .filter(({ id }) => id !== dragged.id)
    .map(({ id, box }) => ({ id, y: box.top + box.height / 2 }))
}

/** Cards are dragged by the browser's own means: mouse, pen, and a long press of the finger. */
export function useBoardDrag(tasks: readonly Task[], onDrop: (task: Task, drop: TaskDrop) => void): BoardDrag {
  const [dragged, setDragged] = useState<Task | null>(null)
  const [drop, setDrop] = useState<TaskDrop | null>(null)

  function end(): void {
    setDragged(null)
    setDrop(null)
  }

  return {
    dragged,
    drop: dragged && drop && !isSamePlace(tasks, dragged, drop) ? drop : null,
    card: (task) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', task.title)
        dataTransfer.effectAllowed = 'move'
        setDragged(task)
      },
      onDragEnd: end,
    }),
    column: (status) => ({
      onDragOver: (event) => {
        if (!dragged) return
        event.preventDefault()
        const before = beforeAt(middlesOf(event.currentTarget, dragged), event.clientY)
        if (drop?.status !== status || drop.before !== before) setDrop({ status, before })
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDrop(null)
      },
      onDrop: (event) => {
        event.preventDefault()
        if (dragged && drop && !isSamePlace(tasks, dragged, drop)) onDrop(dragged, drop)
        end()
      },
    }),
  }
}
