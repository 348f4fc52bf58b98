import * as z from 'zod/mini'
import { MyPage } from '@contract/replies/replies'
import { safeSetItem } from '@/configs/safeSetItem'
import { keptKey } from './kept'

const PAGE_KEY = keptKey('page')
const Kept = z.object({ owner: z.string(), page: MyPage })

/** The page as this phone read it last, by the same person, without the events that are over since. */
export function readStoredPage(owner: string | null): MyPage | null {
  if (owner === null) return null
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(PAGE_KEY) ?? 'null'))
    if (!kept.success || kept.data.owner !== owner) return null
    const { page } = kept.data
    return { ...page, events: page.events.filter(({ end }) => Date.parse(end) > Date.now()) }
  } catch {
    // Garbage in the browser's storage: the page is read from the server.
    return null
  }
}

export function storePage(owner: string | null, page: MyPage): void {
  if (owner !== null) safeSetItem(localStorage, PAGE_KEY, JSON.stringify({ owner, page }))
}
