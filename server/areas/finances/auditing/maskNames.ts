const MASK = '…'
/** A shorter part of a name is a word of its own ("de", "da"), or nobody's in particular. */
const WORD_MIN = 3

/** Letter by letter, so that places stay as they are. */
const fold = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()

/** Case and accents do not count. */
export const foldWords = (text: string): string => Array.from(text.normalize('NFC'), fold).join('')

/** The words of a text with where they stand in it. */
function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({
    word: Array.from(found, fold).join(''),
    from: index,
    to: index + found.length,
  }))
}

/** Its words, folded. */
export const partsOf = (name: string) => wordsOf(name.normalize('NFC')).map(({ word }) => word)

/** Parts by which a name is told; all of them where they are short, as in "Li Wu". */
function tellingParts(parts: readonly string[]): Set<string> {
  const long = parts.filter((part) => part.length >= WORD_MIN)
  return new Set(long.length >= Math.min(2, parts.length) ? long : parts)
}

/** Where words stand that are parts of this name, two telling ones beside each other in any order; of a name of one word, that word. */
function placesOf(name: string, words: readonly { word: string }[]): number[] {
  const parts = partsOf(name)
  const [all, telling] = [new Set(parts), tellingParts(parts)]
  if (telling.size === 0) return []
  const needed = Math.min(2, telling.size)
  const places: number[] = []
  let run: number[] = []
  const end = () => {
    const told = new Set(run.flatMap((place) => words[place]?.word ?? []).filter((word) => telling.has(word)))
    if (told.size >= needed) places.push(...run)
    run = []
  }
  for (const [place, { word }] of words.entries()) {
    if (all.has(word)) run.push(place)
    else end()
  }
  end()
  return places
}

/**
 * The text with a mark for each of these names, whoever's it is: whole, without its middle, or surname first; and of the payer's own each
 * part of it as well, as banks write them. Case and accents do not count.
 */
export function maskNames(given: string, names: readonly string[], own: string | undefined): string {
  const text = given.normalize('NFC')
  const words = wordsOf(text)
  const masked = new Set(names.flatMap((name) => placesOf(name, words)))
  const ownParts = new Set(partsOf(own ?? '').filter((word) => word.length >= WORD_MIN))
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

/** Whether a word that is searched for may be of a name that is hidden: what is found by it must be looked at as it is shown. */
export function mayBeOfName(searched: string, names: readonly string[]): boolean {
  const pieces = partsOf(searched)
  return names.some((name) => partsOf(name).some((part) => pieces.some((piece) => part.includes(piece))))
}
