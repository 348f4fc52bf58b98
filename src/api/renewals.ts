import type { TokenPair } from '@contract/auth'

const listeners = new Set<(tokens: TokenPair) => void>()

/** Calls back when this tab has got new tokens. Returns the way to stop listening. */
export function onRenewal(listener: (tokens: TokenPair) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitRenewal(tokens: TokenPair): void {
  for (const listener of listeners) listener(tokens)
}
