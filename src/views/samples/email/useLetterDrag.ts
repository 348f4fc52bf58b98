import { useRef, useState, type DragEvent, type DragEventHandler, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { DropTarget } from '@/views/samples/kit/SideNav'
import { isIn, places, type Folder, type Label, type Letter } from './letter'
import type { LetterChanges } from './useLetterChanges'

export interface LetterDrag {
  /** Those that are being dragged. */
  held: readonly Letter[]
  row: (letters: readonly Letter[]) => { draggable: true; onDragStart: DragEventHandler; onDragEnd: () => void }
  /** Undefined where they cannot be dropped. */
  onFolder: (folder: Folder) => DropTarget | undefined
  onLabel: (label: Label) => DropTarget | undefined
}

interface LetterDragging {
  drag: LetterDrag
  /** What the pointer carries. */
  ghost: RefObject<HTMLSpanElement | null>
}

/** A letter, or all that are chosen, dragged onto a folder or a label. By the keys: the buttons above the list. */
export function useLetterDrag(changes: LetterChanges): LetterDragging {
  const { t } = useTranslation('samplesEmail')
  const ghost = useRef<HTMLSpanElement>(null)
  const [held, setHeld] = useState<readonly Letter[]>([])
  const [over, setOver] = useState('')

  function end(): void {
    setHeld([])
    setOver('')
  }

  function start({ dataTransfer }: DragEvent, letters: readonly Letter[]): void {
    const said = letters.length === 1 ? (letters[0]?.subject ?? '') : t('messages', { count: letters.length })
    // Firefox drags nothing that carries nothing.
    dataTransfer.setData('text/plain', said)
    dataTransfer.effectAllowed = 'move'
    if (ghost.current) {
      ghost.current.textContent = said
      dataTransfer.setDragImage(ghost.current, 0, 0)
    }
    setHeld(letters)
  }

  function target(id: string, drop: () => void): DropTarget | undefined {
    if (held.length === 0) return undefined
    return {
      isOver: over === id,
      onDragOver: (event) => {
        event.preventDefault()
        if (over !== id) setOver(id)
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver('')
      },
      onDrop: (event) => {
        event.preventDefault()
        drop()
        end()
      },
    }
  }

  const drag: LetterDrag = {
    held,
    row: (letters) => ({ draggable: true, onDragStart: (event) => start(event, letters), onDragEnd: end }),
    onFolder: (folder) => {
      if (folder === 'starred') return target(folder, () => void changes.star(held))
      const place = places.find((known) => known === folder)
      if (place === undefined || isIn(held, place)) return undefined
      return target(folder, () => void changes.move(held, place))
    },
    onLabel: (label) => target(label, () => void changes.putLabel(held, label)),
  }
  return { drag, ghost }
}
