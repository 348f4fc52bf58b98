import type { ReactNode } from 'react'

interface FormActionsProps {
  /** The primary button first, before it a `FormAlert` about the form; they stay in sight at the foot of a long form. */
  children: ReactNode
}

const HEIGHT = '--form-actions-height'

/** Publishes the height of the buttons as a custom property, so that toasts and the scroll-to-top button stay above them. */
function publishHeight(actions: HTMLDivElement | null): (() => void) | undefined {
  if (!actions) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${actions.offsetHeight}px`))
  observer.observe(actions)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}

export function FormActions({ children }: FormActionsProps) {
  return (
    <div ref={publishHeight} className="form-actions">
      {children}
    </div>
  )
}
