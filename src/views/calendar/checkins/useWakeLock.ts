import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let isOpen = true
    // The browser releases the lock when the page is hidden, and refuses it on a low battery: the screen then turns off as
    // usual.
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (isOpen) lock = held
          return isOpen ? undefined : held.release()
        },
        () => {
          lock = null
        },
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
