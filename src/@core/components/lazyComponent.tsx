import { lazy, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Fetches code when it is called, and keeps it. */
export interface Loader<Code> {
  (): Promise<Code>
  /** Once it is there. */
  code: Code | undefined
}

/** What did not come is fetched anew by the next call. */
export function loader<Code>(fetchCode: () => Promise<Code>): Loader<Code> {
  const load: Loader<Code> = Object.assign(async () => (load.code ??= await fetchCode()), { code: undefined })
  return load
}

/**
 * As React's `lazy`, for screens: the router keeps the screen before for as long as this one suspends. What is loaded already is
 * rendered at once. `lazy` begins with the fallback even then, and React shows what follows a fallback 300 ms later at the
 * earliest, so that nothing flickers.
 */
export function lazyComponent<Code, Props extends object>(
  load: Loader<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: pick(await load()) }))
  return function LazyComponent(props: Props) {
    // For as long as it is mounted: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => (load.code === undefined ? Lazy : pick(load.code)))
    return <Shown {...props} />
  }
}

/** Whether the code is there. So it is as well where it did not come, or there is none: who renders it is told why. */
export function useIsLoaded(load: Loader<unknown> | undefined): boolean {
  const [loaded, setLoaded] = useState<Loader<unknown>>()
  const isHere = load === undefined || load.code !== undefined || load === loaded
  useLayoutEffect(() => {
    if (isHere) return undefined
    let isMounted = true
    const settle = () => isMounted && setLoaded(() => load)
    load().then(settle, settle)
    return () => {
      isMounted = false
    }
  }, [load, isHere])
  return isHere
}

/**
 * For what comes later within a screen, as a dialog or a card: `fallback`, or nothing, stands in its place until its code is there,
 * and not a moment longer. It does not suspend, as React would then wait those 300 ms. Code that does not come is an error where the
 * part stands; it is fetched again the next time.
 */
export function lazyPart<Code, Props extends object>(
  load: Loader<Code>,
  pick: (code: Code) => ComponentType<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazyComponent(load, pick)
  return function LazyPart(props: Props) {
    return useIsLoaded(load) ? <Loaded {...props} /> : fallback
  }
}
