import { useEffect, useRef, type RefObject } from 'react'

/** Whether the screen that asks is still shown: for what comes after an answer of the server, which can be slow. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
