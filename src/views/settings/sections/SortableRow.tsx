import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SortableRowProps {
  id: string
  title: string
  isHead: boolean
  children: ReactNode
}

/** A line that is held by its handle. */
export function SortableRow({ id, title, isHead, children }: SortableRowProps) {
  const { t } = useTranslation('sections')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('drag.movable') },
  })
  return (
    <li
      ref={setNodeRef}
      className={`section-row${isHead ? ' is-head' : ''}${isDragging ? ' is-held' : ''}`}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="section-handle"
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { title })}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <span className="section-title">{title}</span>
      {children}
    </li>
  )
}
