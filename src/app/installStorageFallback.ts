/** As much of a Storage as the app uses: the keys are its own properties. */
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

/** A browser that keeps nothing of any page throws at the first look into its storage: this visit is then kept in memory. */
export function installStorageFallback(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new MemoryStorage() })
      // Such a browser has the locks that keep its tabs apart, and refuses each of them; nothing is shared between tabs.
      Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    }
  }
}
