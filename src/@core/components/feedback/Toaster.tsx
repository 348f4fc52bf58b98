import { useEffect, useRef, type FocusEvent } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'
import { dismissToast } from './showToast'
import { ToastNote } from './ToastNote'
import { useClearPlace } from './useClearPlace'

/** How long a toast stays in the page after it was dismissed, for its fade. */
const LEAVE_MS = 150
/** More would hide what they speak of; older ones wait until a place is free. */
const SHOWN = 3

/**
 * Mount once, beside the routes. Newest on top; the clock stops while the pointer or the focus is on a toast. F8 goes to
 * the newest from anywhere, and the focus returns to where it came from.
 */
export function Toaster() {
  const { t } = useTranslation('layout')
  const { toasts, handlers } = useToaster({ removeDelay: LEAVE_MS })
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const shown = toasts.slice(0, SHOWN)
  useClearPlace(list, shown.map(({ id }) => id).join(' '))

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      const newest = list.current?.querySelector('li')
      if (event.key !== 'F8' || !newest) return
      event.preventDefault()
      newest.focus()
    }
    document.addEventListener('keydown', focusNewest)
    return () => document.removeEventListener('keydown', focusNewest)
  }, [])

  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    handlers.startPause()
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** A toast that is removed under the pointer or the focus fires no leave event, so leaving is noted here. */
  function leave(id: string): void {
    dismissToast(id)
    handlers.endPause()
  }

  function dismiss(id: string): void {
    const isFocusHere = list.current?.contains(document.activeElement) === true
    if (!isFocusHere || !cameFrom.current?.isConnected) return leave(id)
    dismissToast(id)
    // Moving the focus away resumes the clock; resumed a second time, the other toasts would expire at once.
    cameFrom.current.focus()
  }

  return (
    // A list that listens: what can be pressed are the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className="toaster"
      aria-label={t('notifications')}
      aria-keyshortcuts="F8"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={enter}
      onBlur={handlers.endPause}
    >
      {shown.map((toast) => (
        <ToastNote key={toast.id} toast={toast} onAct={leave} onDismiss={dismiss} />
      ))}
    </ol>
  )
}
