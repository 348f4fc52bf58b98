import type { ReactNode } from 'react'

const HEIGHT = '--foot-bar-height'

/** Publishes the height of the bar as a custom property, so that toasts, what has the focus and the way to the top stay above it. */
function publishHeight(bar: HTMLDivElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}

/** What stays in sight at the foot of a page, by its class; one at a time. */
export function FootBar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div ref={publishHeight} className={className}>
      {children}
    </div>
  )
}
