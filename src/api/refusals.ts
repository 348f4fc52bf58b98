/** What a screen is refused that concerns the whole app: its role has changed, or a second factor is asked for first. */
type Refusal = 'forbidden' | 'second_factor_setup_required'

const listeners = { forbidden: new Set<() => void>(), second_factor_setup_required: new Set<() => void>() }

/** Calls back when the server refuses something in this way. Returns the way to stop listening. */
export function onRefusal(refusal: Refusal, listener: () => void): () => void {
  listeners[refusal].add(listener)
  return () => listeners[refusal].delete(listener)
}

/** Lets the listeners know; other codes concern nobody. */
export function emitRefusal(code: string): void {
  if (code !== 'forbidden' && code !== 'second_factor_setup_required') return
  for (const listener of listeners[code]) listener()
}
