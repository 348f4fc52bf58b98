import { useEffect } from 'react'

/** Keeps the screen on while it is looked at, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let isOpen = true
    // The browser takes it back when the page is hidden, and refuses it where the battery is low: then the screen goes dark as ever.
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
