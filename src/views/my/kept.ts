import type { OutboxStore } from '@/api/outbox/outbox'
import { safeSetItem } from '@/configs/safeSetItem'

/** Prefix of what the browser stores for the holder of a personal link alone. */
const KEPT_PREFIX = 'batuta.my.'
const keptNames = ['page', 'replies', 'polls'] as const
type KeptName = (typeof keptNames)[number]

/** Of each owner, who is known by their personal link: a phone may hold several, as that of a parent does. */
const keptKey = (name: KeptName, owner: string): string => `${KEPT_PREFIX}${name}.${owner}`

/** Stands in for storage that the browser refuses, while the page is open. */
const inMemory = new Map<string, string>()

/** Of this owner; null: nothing, or garbage. */
export function readKept(name: KeptName, owner: string): unknown {
  // Before a phone held several links it lay under the name alone.
  for (const key of [keptKey(name, owner), KEPT_PREFIX + name]) {
    try {
      const kept: unknown = JSON.parse(inMemory.get(key) ?? localStorage.getItem(key) ?? 'null')
      if (Reflect.get(Object(kept), 'owner') === owner) return kept
    } catch {
      // Unreadable storage counts as empty.
    }
  }
  return null
}

export function writeKept(name: KeptName, owner: string, kept: object): void {
  const key = keptKey(name, owner)
  const text = JSON.stringify({ owner, ...kept })
  if (safeSetItem(localStorage, key, text)) inMemory.delete(key)
  else inMemory.set(key, text)
}

/** The link is sent away from this phone, or opens nothing any more. */
export function deleteKept(owner: string): void {
  for (const name of keptNames) {
    const isOwn = readKept(name, owner) !== null
    for (const key of isOwn ? [keptKey(name, owner), KEPT_PREFIX + name] : [keptKey(name, owner)]) {
      inMemory.delete(key)
      localStorage.removeItem(key)
    }
  }
}

/** Of what was given by this owner's link and not sent yet; it is sent with that link. */
export const outboxStore = (name: 'replies' | 'polls', owner: string | null): OutboxStore | null =>
  owner === null
    ? null
    : {
        key: keptKey(name, owner),
        read: () => readKept(name, owner),
        write: (kept) => writeKept(name, owner, kept),
      }

/** Whether anything was given by this owner's link that was not sent yet. */
export const isWaiting = (owner: string): boolean =>
  (['replies', 'polls'] as const).some((name) => {
    const replies: unknown = Reflect.get(Object(readKept(name, owner)), 'replies')
    return Array.isArray(replies) && replies.length > 0
  })
