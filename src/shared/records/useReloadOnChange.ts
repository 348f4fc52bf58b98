import { useEffect, useRef } from 'react'

/** Calls `reload` whenever `count`, or the id of a request, is another than before: of changes that this client makes, also by the Undo of an earlier screen. */
export function useReloadOnChange(count: number | string | null, reload: () => void): void {
  const seen = useRef(count)

  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    reload()
  }, [count, reload])
}
