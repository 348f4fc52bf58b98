import { useCallback, useState } from 'react'

/**
 * A ref for what a step of a dialog consists of: its first field gets the focus when another step takes its place. Not in the
 * step that the dialog begins with, where the dialog places the focus itself.
 */
export function useStepFocus(step: string): (element: HTMLElement | null) => void {
  const [first] = useState(step)
  const [hasMoved, setHasMoved] = useState(false)
  if (step !== first && !hasMoved) setHasMoved(true)
  return useCallback(
    (element) => {
      if (hasMoved) element?.querySelector<HTMLElement>('input:not(:disabled), select, textarea')?.focus()
    },
    [hasMoved],
  )
}
