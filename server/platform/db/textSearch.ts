import { and, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** Text that is folded already holds every word of `q`, in any order; case and accents do not count. */
export function matchesAllWords(folded: SQLWrapper, q: string | undefined): SQL | undefined {
  const words = new Set(q?.split(/\s+/).filter((word) => word !== ''))
  return and(...[...words].map((word) => sql`${folded} like contains_pattern(${word})`))
}
