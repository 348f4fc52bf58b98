const words = new Map<string, ReadonlySet<string>>()
const KEPT_MAX = 50_000

function wordsIn(text: string): ReadonlySet<string> {
  const before = words.get(text)
  if (before) return before
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const found = new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))
  if (words.size >= KEPT_MAX) words.clear()
  words.set(text, found)
  return found
}

/** Share of common words of two texts, from 0 to 1, ignoring accents, case and order. */
export function textSimilarity(one: string, other: string): number {
  if (one === other) return 1
  const [some, others] = [wordsIn(one), wordsIn(other)]
  if (some.size === 0 || others.size === 0) return 0
  let common = 0
  for (const word of some) if (others.has(word)) common += 1
  return common / (some.size + others.size - common)
}
