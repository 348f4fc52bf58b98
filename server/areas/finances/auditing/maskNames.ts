const MASK = '…'
/** A shorter part of a name is a word of its own ("de", "da"), or nobody's in particular. */
const WORD_MIN = 3

/** Letter by letter, so that places stay as they are. */
const fold = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()

/** The words of a text with where they stand in it. */
function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({
    word: Array.from(found, fold).join(''),
    from: index,
    to: index + found.length,
  }))
}

/**
 * The text with a mark for each of these names: a whole name whoever's it is, and of the payer's own each part of it as well, as banks
 * write them. Case and accents do not count.
 */
export function maskNames(given: string, names: readonly string[], own: string | undefined): string {
  const text = given.normalize('NFC')
  const words = wordsOf(text)
  const masked = new Set<number>()
  for (const name of names) {
    const parts = wordsOf(name.normalize('NFC')).map(({ word }) => word)
    if (parts.length < 2) continue
    for (let at = 0; at + parts.length <= words.length; at += 1)
      if (parts.every((part, place) => words[at + place]?.word === part))
        for (let place = 0; place < parts.length; place += 1) masked.add(at + place)
  }
  const ownParts = new Set(
    wordsOf((own ?? '').normalize('NFC')).flatMap(({ word }) => (word.length >= WORD_MIN ? word : [])),
  )
  for (const [place, { word }] of words.entries()) if (ownParts.has(word)) masked.add(place)
  let shown = ''
  let from = 0
  for (const [place, word] of words.entries()) {
    if (!masked.has(place)) continue
    shown += text.slice(from, word.from) + MASK
    from = word.to
  }
  return (shown + text.slice(from)).replace(/…(?:[\s.,-]*…)+/g, MASK)
}
