import { lazy, useState, type ComponentType } from 'react'

/** Fetches code when it is called, and keeps it. */
export interface Loader<Code> {
  (): Promise<Code>
  /** Once it is there. */
  code?: Code
}

/** What did not come is fetched anew by the next call. */
export function loader<Code>(fetchCode: () => Promise<Code>): Loader<Code> {
  const load: Loader<Code> = async () => (load.code ??= await fetchCode())
  return load
}

/**
 * As React's `lazy`, but what is loaded already is rendered at once. `lazy` begins with the fallback even then, and React shows
 * what follows a fallback 300 ms later at the earliest, so that nothing flickers.
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
