import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { safeSetItem } from '@/configs/safeSetItem'
import { LAYOUT_STORAGE_KEY, type LayoutSettings } from '@/configs/themeConfig'
import { useAppSelector, useAppStore } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'

type Change = Partial<LayoutSettings>

const keysOf = (change: Change) => Object.keys(change).filter((key): key is keyof LayoutSettings => key in change)

const isLike = (layout: LayoutSettings, trial: Change) => keysOf(trial).every((key) => layout[key] === trial[key])

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

interface RunningTrial {
  trial: Change
  before: LayoutSettings
  /** The example that shows it. */
  owner: object
  end: () => void
}

/** One at a time, on whatever example of the page: two would take each other's layout for the person's own. */
let running: RunningTrial | null = null
const listeners = new Set<() => void>()

function run(next: RunningTrial | null): void {
  running = next
  for (const listen of listeners) listen()
}

function endRunning(): void {
  const ended = running
  run(null)
  ended?.end()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const getRunning = () => running

/**
 * Another layout of the shell, for as long as it is tried and the page is open. `trial` is the same object while nothing changes;
 * with `isAtOnce` it is shown as soon as the page is.
 */
export function useTrialLayout(trial: Change, isAtOnce = false) {
  const store = useAppStore()
  const layout = useAppSelector((state) => state.layout)
  const current = useSyncExternalStore(subscribe, getRunning)
  const [owner] = useState(() => ({}))
  const [hasTried, setHasTried] = useState(false)
  const isWanted = useRef(isAtOnce)
  const isMine = current?.owner === owner
  const own = current ? restored(layout, current.before, current.trial) : layout

  function show(): void {
    endRunning()
    run({ trial, before: store.getState().layout, owner, end: tryLayout(store, trial) })
    isWanted.current = true
    setHasTried(true)
  }

  // Another one to try takes its place at once, and goes with the page.
  useEffect(() => {
    if (isWanted.current && !isLike(store.getState().layout, trial)) {
      endRunning()
      run({ trial, before: store.getState().layout, owner, end: tryLayout(store, trial) })
    }
    return () => {
      if (running?.owner === owner) endRunning()
    }
  }, [store, trial, owner])

  return {
    /** Else the shell is the person's own again, also where they changed it back by its own buttons. */
    isOn: isMine && isLike(layout, trial),
    /** The person's own is just like it: there would be nothing to see. */
    isOwn: !isMine && isLike(own, trial),
    hasTried: hasTried || isAtOnce,
    show,
    goBack: () => {
      isWanted.current = false
      endRunning()
    },
  }
}
