import { useEffect } from 'react'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/** Loads again while something is under way: soon, then at growing intervals until `progress` changes. */
export function useReloadWhile(isUnderWay: boolean, progress: string, reload: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return undefined
    let pauseMs = FIRST_MS
    let timer = setTimeout(function again() {
      reload()
      pauseMs = Math.min(2 * pauseMs, LONGEST_MS)
      timer = setTimeout(again, pauseMs)
    }, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each step of the progress begins with the short pause again
  }, [isUnderWay, progress, reload])
}
