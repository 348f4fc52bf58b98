import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './sorting.scss'

interface SortableRowProps {
  id: string
  title: string
  /** It stands above those that follow it. */
  isHead?: boolean
  children: ReactNode
}

/** A line that is held by its handle. */
export function SortableRow({ id, title, isHead = false, children }: SortableRowProps) {
  const { t } = useTranslation('sorting')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('movable') },
  })
  return (
    <li
      ref={setNodeRef}
      className={`sort-row${isHead ? ' is-head' : ''}${isDragging ? ' is-held' : ''}`}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="sort-handle"
        {...attributes}
        {...listeners}
        aria-label={t('handle', { title })}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <span className="sort-title">{title}</span>
      {children}
    </li>
  )
}
