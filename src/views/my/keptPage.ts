import * as z from 'zod/mini'
import { MyPage } from '@contract/replies/replies'
import { safeSetItem } from '@/configs/safeSetItem'

const PAGE_KEY = 'batuta.my.page'
const Kept = z.object({ owner: z.string(), page: MyPage })

/** The page as this phone read it last, by the same person. */
export function readKeptPage(owner: string | null): MyPage | null {
  if (owner === null) return null
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(PAGE_KEY) ?? 'null'))
    return kept.success && kept.data.owner === owner ? kept.data.page : null
  } catch {
    // Garbage in the browser's storage: the page is read from the server.
    return null
  }
}

export function keepPage(owner: string | null, page: MyPage): void {
  if (owner !== null) safeSetItem(localStorage, PAGE_KEY, JSON.stringify({ owner, page }))
}
