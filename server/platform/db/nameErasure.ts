import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { ERASED } from '@contract/privacy'

export interface ErasedPerson {
  id: string
  name: string
}

/** PostgreSQL's regular expression for the name as whole words, its spaces of any width. */
function patternOf({ name }: ErasedPerson): string {
  const words = name.trim().split(/\s+/)
  const escaped = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('\\s+')
  return `(?<![[:alnum:]])${escaped}(?![[:alnum:]])`
}

/** The text with a dash wherever it names the person, in any case. Null stays null. */
export function withoutName(text: SQLWrapper, person: ErasedPerson): SQL<string> {
  return sql<string>`regexp_replace(${text}, ${patternOf(person)}, ${ERASED}, 'gi')`
}

/** Whether the text names the person. A name of one word ("Ana") is not looked for: it may well be another Ana. */
export function mentions(text: SQLWrapper, person: ErasedPerson): SQL {
  const isTelling = /\S\s+\S/.test(person.name.trim())
  return isTelling ? sql`${text} ~* ${patternOf(person)}` : sql`false`
}
