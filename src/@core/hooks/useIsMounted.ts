import { useEffect, useRef, type RefObject } from 'react'

/** Whether the screen that asks is still shown: for what comes after an answer of the server, which can be slow. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
