import * as z from 'zod/mini'
import { MyPage } from '@contract/calendar/replies'
import { readKept, writeKept } from './kept'

const Kept = z.object({ page: MyPage })

/** The page as this phone read it last, by the same person, without the events that are over since. */
export function readStoredPage(owner: string | null): MyPage | null {
  if (owner === null) return null
  const kept = Kept.safeParse(readKept('page', owner))
  if (!kept.success) return null
  const { page } = kept.data
  return { ...page, events: page.events.filter(({ end }) => Date.parse(end) > Date.now()) }
}

export function storePage(owner: string | null, page: MyPage): void {
  if (owner !== null) writeKept('page', owner, { page })
}
