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
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

/** A press becomes a drag from here on, so that a trembling hand drags nothing. */
const DRAG_PX = 5

/** The title of what lies at a place, and the place in words; `over` may be a piece or a list. */
interface Places {
  titleOf: (id: UniqueIdentifier) => string
  placeOf: (over: UniqueIdentifier) => string
}

/** By pointer and by keys, and what is said meanwhile; the library itself speaks English alone. */
export function useDragSetup({ titleOf, placeOf }: Places) {
  const words = useWords(texts)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const say = (sentence: string, id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    sentence.replace('{{title}}', titleOf(id)).replace('{{place}}', over === undefined ? words.nowhere : placeOf(over))
  const wasJustTaken = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      wasJustTaken.current = true
      return say(words.taken, active.id, active.id)
    },
    onDragOver: ({ active, over }) => {
      // The library says at once that it lies over itself: nobody would hear that it is held.
      const isItself = wasJustTaken.current && over?.id === active.id
      wasJustTaken.current = false
      return isItself ? undefined : say(words.over, active.id, over?.id)
    },
    onDragEnd: ({ active, over }) => say(words.laid, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.back, active.id, active.id),
  }
  return { sensors, accessibility: { announcements, screenReaderInstructions: { draggable: words.how } } }
}
