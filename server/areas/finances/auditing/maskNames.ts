const MASK = '…'
/** Shorter parts of a name are particles ("de", "da") or too common to identify anybody. */
const WORD_MIN = 3

/** The base letter of an accented one, in lower case. */
const fold = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()

/** The text without case and accents, for comparison. */
export const foldWords = (text: string): string => Array.from(text.normalize('NFC'), fold).join('')

/** As banks write letters that their systems lack (DIN 5008 for German, Danish and Norwegian usage for the rest). */
const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', ø: 'oe', æ: 'ae' }

/** Letters that do not decompose into a base letter and an accent. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd' }

/** The spellings of a word without accents: `muller` and `mueller` for Müller. */
function waysOf(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase()
  const spelled = lower.replaceAll(/[äöüßåøæ]/g, (letter) => spellings[letter] ?? letter)
  const bare = lower.replaceAll(/[øłđð]/g, (letter) => plain[letter] ?? letter)
  return [...new Set([lower, bare, spelled].map(foldWords))]
}

interface Word {
  ways: string[]
  from: number
  to: number
}

/** The words of a text with their positions. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({
    ways: waysOf(found),
    from: index,
    to: index + found.length,
  }))
}

/** The words of a name in all their spellings. */
export const partsOf = (name: string) => wordsOf(name.normalize('NFC')).flatMap(({ ways }) => ways)

/** Words of more than two letters that occur both in names and in any other text. */
const particles = new Set(
  'and und dos das del von van der den die das des les los las the mit für fur fuer por per'.split(' '),
)

/** The significant parts of a name; all of them if too few are long enough, as in "Li Wu". */
function tellingParts(parts: readonly Word[]): Word[] {
  const long = parts.filter(({ from, to, ways: [word = ''] }) => to - from >= WORD_MIN && !particles.has(word))
  return long.length >= Math.min(2, parts.length) ? long : [...parts]
}

/** Indexes of words that are parts of this name: two significant ones next to each other in any order, or a single-word name. */
function placesOf(name: string, words: readonly Word[]): number[] {
  const parts = wordsOf(name.normalize('NFC'))
  const telling = tellingParts(parts)
  // Maps each spelling of a part to its first one.
  const partOf = new Map(parts.flatMap(({ ways }) => ways.map((way) => [way, ways[0] ?? way] as const)))
  const tells = new Set(telling.flatMap(({ ways: [word] }) => word ?? []))
  if (tells.size === 0) return []
  const needed = Math.min(2, tells.size)
  const places: number[] = []
  let run: { place: number; part: string }[] = []
  const end = () => {
    const told = new Set(run.flatMap(({ part }) => (tells.has(part) ? [part] : [])))
    if (told.size >= needed) places.push(...run.map(({ place }) => place))
    run = []
  }
  for (const [place, { ways }] of words.entries()) {
    const part = ways.map((way) => partOf.get(way)).find((found) => found !== undefined)
    if (part === undefined) end()
    else run.push({ place, part })
  }
  end()
  return places
}

/**
 * Masks these names in the text: in full, without middle names, or surname first; and each part of the payer's own name. Ignores case,
 * accents and the spelling of umlauts.
 */
export function maskNames(given: string, names: readonly string[], own: string | undefined): string {
  const text = given.normalize('NFC')
  const words = wordsOf(text)
  const masked = new Set(names.flatMap((name) => placesOf(name, words)))
  const ownParts = new Set(partsOf(own ?? '').filter((word) => word.length >= WORD_MIN && !particles.has(word)))
  for (const [place, { ways }] of words.entries()) if (ways.some((way) => ownParts.has(way))) masked.add(place)
  let shown = ''
  let from = 0
  for (const [place, word] of words.entries()) {
    if (!masked.has(place)) continue
    shown += text.slice(from, word.from) + MASK
    from = word.to
  }
  return (shown + text.slice(from)).replace(/…(?:[\s.,-]*…)+/g, MASK)
}

/** Whether a searched word may be part of a hidden name, so that results must be checked as shown. */
export function mayBeOfName(searched: string, names: readonly string[]): boolean {
  const pieces = partsOf(searched)
  return names.some((name) => partsOf(name).some((part) => pieces.some((piece) => part.includes(piece))))
}
