import { useEffect, type RefObject } from 'react'
import type { BoardStep } from './boardMoves'

const steps: Record<string, BoardStep> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** The arrow keys on a card's handle (`data-moves`, with the task's id). */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  onStep: (id: number, step: BoardStep) => void,
): void {
  useEffect(() => {
    const box = board.current
    if (!box) return undefined
    function press(event: KeyboardEvent): void {
      const step = steps[event.key]
      if (step === undefined || !(event.target instanceof HTMLElement)) return
      const handle = event.target.closest<HTMLElement>('[data-moves]')
      // In the panel that it opens the keys are the panel's.
      if (!handle || event.target.closest('.drop-panel')) return
      event.preventDefault()
      onStep(Number(handle.dataset['moves']), step)
    }
    box.addEventListener('keydown', press)
    return () => box.removeEventListener('keydown', press)
  }, [board, onStep])
}
