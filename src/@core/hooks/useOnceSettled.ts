import { shownElement } from '@/@core/components/shownElement'
import { useEffect, useState } from 'react'

/** The screen is there and asks for nothing more. */
export const isSettled = () =>
  document.readyState === 'complete' &&
  shownElement('main h1') !== null &&
  shownElement('main :is([aria-busy="true"], .skeleton)') === null

const CHECK_MS = 250

/** Not every browser has idle callbacks. */
export const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in window ? (run) => window.requestIdleCallback(run) : (run) => setTimeout(run, CHECK_MS)

/**
 * Calls back once the screen is there and the browser has nothing else to do. Returns the way to stop waiting. It also looks only when
 * the browser is idle: what is shown is known by the layout, which has then been made.
 */
export function onceSettled(run: () => void): () => void {
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  whenIdle(check)

  function check(): void {
    if (!isWanted) return
    if (isSettled()) run()
    else timer = setTimeout(() => whenIdle(check), CHECK_MS)
  }
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Whether what a person came for is there: what lies below it is asked for from then on. */
export function useOnceSettled(): boolean {
  const [hasSettled, setSettled] = useState(false)
  useEffect(() => onceSettled(() => setSettled(true)), [])
  return hasSettled
}
