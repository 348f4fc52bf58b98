import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A press becomes a drag from here on, so that a trembling hand drags nothing. */
const DRAG_PX = 5

interface Places {
  titleOf: (id: UniqueIdentifier) => string
  placeOf: (over: UniqueIdentifier) => string
}

/** By pointer and by keys, and what is said meanwhile; the library itself speaks English alone. */
export function useDragSetup({ titleOf, placeOf }: Places) {
  const { t } = useTranslation('sorting')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const wasJustTaken = useRef(false)
  const at = (id: UniqueIdentifier, over: UniqueIdentifier) => ({ title: titleOf(id), place: placeOf(over) })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      wasJustTaken.current = true
      return t('taken', at(active.id, active.id))
    },
    onDragOver: ({ active, over }) => {
      // The library says at once that it lies over itself: nobody would hear that it is held.
      const isItself = wasJustTaken.current && over?.id === active.id
      wasJustTaken.current = false
      return isItself ? undefined : t('over', at(active.id, over?.id ?? active.id))
    },
    onDragEnd: ({ active, over }) => t('laid', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('back', { title: titleOf(active.id) }),
  }
  return { sensors, accessibility: { announcements, screenReaderInstructions: { draggable: t('how') } } }
}
