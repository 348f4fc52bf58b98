/** Under these lies in the browser what belongs to the holder of a personal link, and to nobody else. */
const KEPT_PREFIX = 'batuta.my.'

export const keptKey = (name: 'page' | 'replies' | 'polls'): string => KEPT_PREFIX + name

/** The link is another one, or opens nothing any more. */
export function deleteStoredPage(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT_PREFIX)) localStorage.removeItem(key)
}
