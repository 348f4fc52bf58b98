const listeners = new Set<() => void>()

/** Calls back when the server forbids what a screen asked for. Returns the way to stop listening. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitForbidden(): void {
  for (const listener of listeners) listener()
}
