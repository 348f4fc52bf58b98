import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { Spinner } from 'reactstrap'
import './page.scss'

interface BlockedAreaProps {
  isBlocked: boolean
  /** What is being done. */
  label: string
  /** Beside it, e.g. the way to give up. */
  action?: ReactNode
  look?: 'veil' | 'blur'
  children: ReactNode
}

/**
 * What it holds can be seen and not reached while something is done with it: neither by pointer, Tab nor a screen reader, which
 * hears why instead. The focus waits on the area, and goes back to where it was.
 */
export function BlockedArea({ isBlocked, label, action, look = 'veil', children }: BlockedAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!focused.current) return
    const { activeElement } = document
    if (isBlocked) box.current?.focus({ preventScroll: true })
    // The way to give up, if that had the focus, is gone with it.
    else if (activeElement === document.body || box.current?.contains(activeElement)) focused.current.focus()
  }, [isBlocked])

  function forget({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) focused.current = null
  }

  return (
    <div
      ref={box}
      className={`blockui is-${look}${isBlocked ? ' is-blocked' : ''}`}
      aria-busy={isBlocked}
      tabIndex={-1}
      onBlur={forget}
    >
      <div
        className="blockui-content"
        inert={isBlocked}
        onFocus={({ target }) => {
          focused.current = target
        }}
      >
        {children}
      </div>
      <div className="blockui-cover">
        <output>
          {isBlocked && (
            <>
              <Spinner tag="span" aria-hidden>
                {''}
              </Spinner>
              {label}
            </>
          )}
        </output>
        {isBlocked && action}
      </div>
    </div>
  )
}
