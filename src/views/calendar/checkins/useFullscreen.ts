import { useEffect, useState, type RefObject } from 'react'

interface Fullscreen {
  isFull: boolean
  /** Undefined where the browser has none for parts of a page, as on an iPhone. Esc leaves it too. */
  toggle: (() => void) | undefined
}

/** Shows one part of the page on the whole screen. */
export function useFullscreen(part: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [part])

  function toggle(): void {
    const change = isFull ? document.exitFullscreen() : part.current?.requestFullscreen()
    // Where it is refused, the page stays as it is.
    change?.catch(() => setFull(false))
  }

  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
