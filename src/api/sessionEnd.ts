import { clearSession, type SessionEnd } from './session'

const listeners = new Set<(reason: SessionEnd) => void>()

/** Calls back once when the session of this tab ends. Returns the way to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function endSession(reason: SessionEnd): void {
  clearSession(reason)
  for (const listener of listeners) listener(reason)
}
