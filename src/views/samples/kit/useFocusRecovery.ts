import { useEffect } from 'react'
import { focusSuccessor, placeOf, type FocusPosition } from './focusPosition'

/**
 * What was pressed may be gone with it: taken out of its list, moved away, a button that became a link, a step that is done. The
 * focus then goes on to what stands in its place, else to the heading, and never out of the page. Who leaves a thing by
 * themselves is not called back.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    /** The last that had the focus on the screen, and the last of all: in a drawer, or in a toast. */
    let onScreen: FocusPosition | null = null
    let last: Element | null = null

    function note({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return
      last = target
      if (target.closest('main')) onScreen = placeOf(target)
    }

    function forget({ target, relatedTarget }: FocusEvent): void {
      // What goes with the focus may say so before it is gone.
      if (relatedTarget === null)
        requestAnimationFrame(() => {
          if (target === last && last?.isConnected && document.activeElement === document.body) last = null
        })
    }

    function land(): void {
      if (document.activeElement !== document.body || !last || last.isConnected) return
      if (document.querySelector('[aria-modal="true"]')) return
      const heir = (onScreen && focusSuccessor(onScreen)) ?? document.querySelector<HTMLElement>('h1')
      heir?.focus({ preventScroll: heir.matches('h1') })
    }

    // A frame later: who knows better where it belongs has put it there.
    const watcher = new MutationObserver(() => requestAnimationFrame(land))
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
    }
  }, [])
}
