/** The subset of Storage that the app uses; stored keys are its own properties. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): unknown {
    return this[key] ?? null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

/** Browsers that block storage throw on first access; an in-memory storage then replaces it for this visit. */
export function installStorageFallback(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new MemoryStorage() })
      // Such a browser has Web Locks, but rejects every request; without storage, tabs share nothing that needs locks.
      Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    }
  }
}
