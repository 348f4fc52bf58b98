import { useEffect, useRef, useState } from 'react'
import { safeSetItem } from '@/configs/safeSetItem'
import { LAYOUT_STORAGE_KEY, type LayoutSettings } from '@/configs/themeConfig'
import { useAppSelector, useAppStore } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'

type Change = Partial<LayoutSettings>

const keysOf = (change: Change) => Object.keys(change).filter((key): key is keyof LayoutSettings => key in change)

/** What is still as it was tried goes back to what it was before; what the person changed meanwhile stays. */
function restored(now: LayoutSettings, before: LayoutSettings, trial: Change): LayoutSettings {
  const tried = keysOf(trial).filter((key) => now[key] === trial[key])
  return { ...now, ...Object.fromEntries(tried.map((key) => [key, before[key]])) }
}

/** Shows the shell as tried, and answers what ends it. What the browser remembers is all the while the person's own. */
function tryLayout(store: ReturnType<typeof useAppStore>, trial: Change): () => void {
  const before = store.getState().layout
  let seen = before
  const unsubscribe = store.subscribe(() => {
    const now = store.getState().layout
    if (now === seen) return
    seen = now
    // The shell has just stored what it shows: a visit that ends here, or another tab, would take it for the person's own.
    safeSetItem(localStorage, LAYOUT_STORAGE_KEY, JSON.stringify(restored(now, before, trial)))
  })
  store.dispatch(layoutChanged(trial))
  return () => {
    unsubscribe()
    store.dispatch(layoutChanged(restored(store.getState().layout, before, trial)))
  }
}

/** Another layout of the shell, for as long as it is tried and the page is open. `trial` is the same object while nothing changes. */
export function useTrialLayout(trial: Change) {
  const store = useAppStore()
  const layout = useAppSelector((state) => state.layout)
  const [isTrying, setIsTrying] = useState<boolean>()
  const end = useRef<() => void>(undefined)
  const isSame = keysOf(trial).every((key) => layout[key] === trial[key])

  // Another one to try takes its place at once, and goes with the page.
  useEffect(() => {
    if (end.current) end.current = tryLayout(store, trial)
    return () => end.current?.()
  }, [store, trial])

  return {
    /** Else the shell is the person's own again, also where they changed it back by its own buttons. */
    isOn: isTrying === true && isSame,
    /** The person's own is just like it: there would be nothing to see. */
    isOwn: isTrying !== true && isSame,
    hasTried: isTrying !== undefined,
    show: () => {
      end.current?.()
      end.current = tryLayout(store, trial)
      setIsTrying(true)
    },
    goBack: () => {
      end.current?.()
      end.current = undefined
      setIsTrying(false)
    },
  }
}
