import { safeSetItem } from '@/configs/safeSetItem'
import { deleteStoredPage } from '@/views/my/kept'

/** Where a phone keeps the personal link that was opened on it last. */
export const LINK_KEY = 'batuta.personalLink'

/** Where a code of the door stands in the fragment, and no link. */
export const isAtDoor = (): boolean => /^\/check-in\/?$/.test(location.pathname)

const TOKEN = /^#([\w.-]{20,200})$/

declare global {
  /** Of a browser that keeps nothing: the link for as long as the page is open. */
  var openedLink: string | undefined
}

/**
 * Takes the token out of the address, so that no history and no screenshot shows it, and keeps it. Empty: what was opened is no
 * link, as one that was copied by half; this phone keeps its own.
 */
export function takeLink(): string | null {
  if (isAtDoor() || location.hash === '') return readLink()
  const token = TOKEN.exec(location.hash)?.[1]
  if (token === undefined) return (globalThis.openedLink = '')
  globalThis.openedLink = token
  history.replaceState(null, '', location.pathname + location.search)
  if (localStorage.getItem(LINK_KEY) === token) return token
  // Another person's page, or the same person's anew: what was kept was read by another link.
  deleteStoredPage()
  safeSetItem(localStorage, LINK_KEY, token)
  return token
}

export function readLink(): string | null {
  return globalThis.openedLink ?? localStorage.getItem(LINK_KEY)
}
