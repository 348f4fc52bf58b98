import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import type { FinanceCategory, FinanceKind } from '@contract/finances'
import type { CategoryGuessLine } from '@contract/finances/financeImports'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'

/** Number of known texts considered, latest first. */
const KNOWN_MAX = 5_000
/** Minimum share of common words between two texts. */
const LIKE_FROM = 0.6
/** Number of words, the rarest of a text, by which similar texts are looked up. */
const LOOKED_UP_WORDS = 2

interface KnownText {
  kind: FinanceKind
  words: readonly string[]
  category: FinanceCategory
  times: number
}

/** Words without the numbers, dates and initials that differ from line to line. */
function wordsOf(description: string): string[] {
  const folded = description.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1))].toSorted()
}

const keyOf = (kind: FinanceKind, words: readonly string[]) => `${kind} ${words.join(' ')}`

/** Share of common words, from 0 to 1. */
function similarity(some: ReadonlySet<string>, others: readonly string[]): number {
  const common = others.filter((word) => some.has(word)).length
  return common / (some.size + others.length - common)
}

/** Returns a function that guesses a category: the most frequent one of texts with the same words, else that of the most similar text. */
function guesser(known: readonly KnownText[]): (line: CategoryGuessLine) => FinanceCategory | null {
  const sameWords = new Map<string, Map<FinanceCategory, number>>()
  const byWord = new Map<string, KnownText[]>()
  for (const text of known) {
    const counts = sameWords.get(keyOf(text.kind, text.words)) ?? new Map<FinanceCategory, number>()
    counts.set(text.category, (counts.get(text.category) ?? 0) + text.times)
    sameWords.set(keyOf(text.kind, text.words), counts)
    for (const word of text.words) {
      const texts = byWord.get(word)
      if (texts) texts.push(text)
      else byWord.set(word, [text])
    }
  }
  const mostUsed = (counts: ReadonlyMap<FinanceCategory, number>) =>
    [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null

  function guess(kind: FinanceKind, words: readonly string[]): FinanceCategory | null {
    const same = sameWords.get(keyOf(kind, words))
    if (same) return mostUsed(same)
    const set = new Set(words)
    const rarest = words.flatMap((word) => [byWord.get(word) ?? []]).filter((texts) => texts.length > 0)
    rarest.sort((one, other) => one.length - other.length)
    let best: { category: FinanceCategory; score: number } | undefined
    for (const text of rarest.slice(0, LOOKED_UP_WORDS).flat()) {
      const score = text.kind === kind ? similarity(set, text.words) : 0
      if (score >= LIKE_FROM && score > (best?.score ?? 0)) best = { category: text.category, score }
    }
    return best?.category ?? null
  }

  const before = new Map<string, FinanceCategory | null>()
  return ({ kind, description }) => {
    const words = wordsOf(description)
    if (words.length === 0) return null
    const key = keyOf(kind, words)
    const found = before.has(key) ? (before.get(key) ?? null) : guess(kind, words)
    before.set(key, found)
    return found
  }
}

/** Builds the guesser from the group's latest entries. */
export async function readGuesser(
  db: Database,
  groupId: string,
): Promise<(line: CategoryGuessLine) => FinanceCategory | null> {
  const { kind, description, category, date } = finances
  const rows = await db
    .select({ kind, description, category, times: sql<number>`count(*)` })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        isNull(finances.creditUseId),
      ),
    )
    .groupBy(kind, description, category)
    .orderBy(desc(max(date)))
    .limit(KNOWN_MAX)
  return guesser(rows.map((row) => ({ ...row, words: wordsOf(row.description) })))
}

export function categoryGuessRepository(db: Database) {
  return {
    /** The category of similar entries for each line; null if none is similar enough. */
    async guess(groupId: string, lines: readonly CategoryGuessLine[]): Promise<(FinanceCategory | null)[]> {
      return lines.map(await readGuesser(db, groupId))
    },
  }
}
