import { and, asc, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The condition for each word of a search, in any order. Undefined: nothing is searched for. */
export function matchesEveryWord(q: string | undefined, matches: (word: string) => SQL | undefined): SQL | undefined {
  const words = new Set(q?.split(/\s+/).filter((word) => word !== ''))
  return and(...[...words].map(matches))
}

/** Whether a text that was folded by `fold_text` has every word of `q`; case and accents do not count. */
export function matchesAllWords(folded: SQLWrapper, q: string | undefined): SQL | undefined {
  return matchesEveryWord(q, containsWord(folded))
}

/** Calling codes of one and two digits (ITU-T E.164); all others have three. */
const CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

const SHORTEST_NUMBER = 6

/**
 * The digits that every spelling of a phone number has: `+41 79 640 56 28`, `0041796405628` and `079 640 56 28` all contain 796405628.
 * Undefined: it is no phone number.
 */
function nationalDigits(q: string): string | undefined {
  const typed = q.replace('(0)', '').trim()
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  const isInternational = typed.startsWith('+') || digits.startsWith('00')
  const national = isInternational ? digits.replace(/^00/, '').replace(CALLING_CODE, '') : digits
  const significant = national.replace(/^0+/, '')
  return significant.length < SHORTEST_NUMBER ? undefined : significant
}

/** The words of a search for people that a text is looked through for: also the number that they are, in any spelling. */
export function searchedWords(q: string | undefined): string[] {
  const words = q?.split(/\s+/).filter((word) => word !== '') ?? []
  const digits = q === undefined ? undefined : nationalDigits(q)
  return [...new Set(digits === undefined ? words : [...words, digits])]
}

/** As `matchesEveryWord`, of people: their phone number is found in any spelling, by its digits in the text. */
export function matchesPerson(q: string | undefined, matches: (word: string) => SQL | undefined): SQL | undefined {
  const digits = q === undefined ? undefined : nationalDigits(q)
  return digits === undefined ? matchesEveryWord(q, matches) : or(matchesEveryWord(q, matches), matches(digits))
}

/** One digit says a part (`Tenor 1`): in a text with phone numbers nearly everybody has it. */
export const isPartNumber = (word: string): boolean => /^[1-9]$/.test(word)

/** Whether a folded text contains the word. */
export const containsWord = (folded: SQLWrapper) => (word: string) => sql`${folded} like contains_pattern(${word})`

/** Ties are broken by id, so that pages never overlap. What is absent stands last in either direction. */
export function ordered(column: PgColumn, direction: 'asc' | 'desc', id: PgColumn): SQL[] {
  // Said of a column that is never absent, it would keep a descending order from its index.
  const absent = column.notNull ? '' : ' nulls last'
  return [sql`${column} ${sql.raw(direction + absent)}`, asc(id)]
}
