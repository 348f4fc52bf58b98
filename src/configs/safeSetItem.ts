/** Keeps what is a comfort and no need. Where the browser has no room left the page goes on without, and `false` is answered. */
export function safeSetItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
