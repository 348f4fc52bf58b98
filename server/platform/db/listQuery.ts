import { and, asc, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The condition for each word of a search, in any order. Undefined: nothing is searched for. */
export function matchesEveryWord(q: string | undefined, matches: (word: string) => SQL | undefined): SQL | undefined {
  const words = new Set(q?.split(/\s+/).filter((word) => word !== ''))
  return and(...[...words].map(matches))
}

/** Whether a text that was folded by `fold_text` has every word of `q`; case and accents do not count. */
export function matchesAllWords(folded: SQLWrapper, q: string | undefined): SQL | undefined {
  return matchesEveryWord(q, (word) => sql`${folded} like contains_pattern(${word})`)
}

/** Ties are broken by id, so that pages never overlap. What is absent stands last in either direction. */
export function ordered(column: PgColumn, direction: 'asc' | 'desc', id: PgColumn): SQL[] {
  // Said of a column that is never absent, it would keep a descending order from its index.
  const absent = column.notNull ? '' : ' nulls last'
  return [sql`${column} ${sql.raw(direction + absent)}`, asc(id)]
}
