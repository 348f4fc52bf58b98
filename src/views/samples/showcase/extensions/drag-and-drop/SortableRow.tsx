import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface SortableRowProps {
  id: string
  title: string
  /** Other ways to move it. */
  children?: ReactNode
}

/** A line that is held by its handle. */
export function SortableRow({ id, title, children }: SortableRowProps) {
  const words = useWords(texts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words.movable },
  })
  return (
    <li
      ref={setNodeRef}
      className={`drag-and-drop-row${isDragging ? ' is-held' : ''}`}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="drag-and-drop-handle"
        {...attributes}
        {...listeners}
        aria-label={words.handle.replace('{{title}}', title)}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <span className="drag-and-drop-title">{title}</span>
      {children}
    </li>
  )
}
