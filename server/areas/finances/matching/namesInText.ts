import { paymentReferenceOf, paymentReferencesIn } from '@contract/finances/paymentReference'

/** How a member is recognized in a line's text; see `matchReasons` in the contract. */
export type Sign = 'reference' | 'name' | 'initials' | 'family'

export interface KnownPerson {
  memberId: string
  sign: Sign
  /** Higher if surer; for the same sign, if more of the name is in the text. */
  weight: number
  /** No other person matches the same words equally well. */
  isSole: boolean
}

interface Member {
  id: string
  name: string
}

const WEIGHTS: Record<Sign, number> = { reference: 400, name: 300, initials: 150, family: 80 }
/** More members than this with one surname in the text do not count as a family. */
const FAMILY_MAX = 8
/** Least number of letters of a name that count as cut off by the bank. */
const CUT_FROM = 4

/** Particles in names, which bank texts often omit. */
const particles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'e',
  'von',
  'van',
  'der',
  'den',
  'del',
  'di',
  'la',
  'le',
  'y',
])

/** Letters that do not decompose into a base letter and an accent, as banks with A–Z only write them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Words for comparison: without accents, case, digits and signs. Single letters are kept, as they may be initials. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøåıłđðþ]/gu, (letter) => plainLetters[letter] ?? letter)
  return folded.split(/[^\p{L}]+/u).filter((word) => word !== '')
}

/** Long spellings of banks and passports: `Müller` as `Mueller`; `Muller` where only the accent is dropped. */
const longLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const spelledOut = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüøå]/gu, (letter) => longLetters[letter] ?? letter)

/** A word of a name in both spellings, which are often equal. */
type NameWord = readonly [short: string, long: string]

function nameWords(name: string): NameWord[] {
  const long = wordsOf(spelledOut(name))
  return wordsOf(name)
    .map((word, at): NameWord => [word, long[at] ?? word])
    .filter(([word]) => !particles.has(word))
}

/** A form that is equal for both spellings. */
const sameForBoth = ([word]: NameWord) => word.replaceAll(/([aou])e/g, '$1')

interface Found extends Pick<KnownPerson, 'memberId' | 'sign' | 'weight'> {
  /** Words of the text by which the person was found. */
  words: string
}

interface Text {
  words: ReadonlySet<string>
  /** The last words, which the bank may have cut off. */
  ends: readonly string[]
}

function signOf({ words, ends }: Text, name: readonly NameWord[]): Omit<Found, 'memberId'> | undefined {
  const [first, last] = [name[0], name.at(-1)]
  if (!first || !last) return undefined
  const hasWord = (word: string) =>
    words.has(word) || ends.some((end) => end.length >= CUT_FROM && end.length < word.length && word.startsWith(end))
  const has = ([short, long]: NameWord) => hasWord(short) || hasWord(long)
  const found = name.filter(has)
  const told = found.map(sameForBoth).toSorted().join(' ')
  if (name.length > 1 && found.length === name.length)
    return { sign: 'name', weight: WEIGHTS.name + 5 * found.length, words: told }
  if (name.length > 2 && has(first) && has(last)) return { sign: 'name', weight: WEIGHTS.name - 10, words: told }
  if (name.length === 1)
    return has(first) ? { sign: 'initials', weight: WEIGHTS.initials - 10, words: told } : undefined
  const isShort = (has(last) && words.has(first[0].charAt(0))) || (has(first) && words.has(last[0].charAt(0)))
  if (isShort) return { sign: 'initials', weight: WEIGHTS.initials, words: told }
  return has(last) && last[0].length > 2 ? { sign: 'family', weight: WEIGHTS.family, words: told } : undefined
}

/** Whether `others` matches all words of `some`, or the same words more surely. */
function isWithin(some: Found, others: Found): boolean {
  if (some.words === others.words) return others.weight > some.weight
  const words = others.words.split(' ')
  return some.words.split(' ').every((word) => words.includes(word))
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, place: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [place])
  else known.push(place)
}

/**
 * Returns a function that finds the members whom a text names, surest first: by reference, else by the whole name, part of it, or the
 * surname. Payers who are not members are found by reference or whole name only.
 */
export function personFinder(
  people: readonly Member[],
  payers: readonly Member[] = [],
): (texts: readonly string[]) => KnownPerson[] {
  const members = [...people, ...payers]
  const names = members.map(({ name }) => nameWords(name))
  const byWord = new Map<string, number[]>()
  const byBeginning = new Map<string, number[]>()
  const byReference = new Map(members.map(({ id }) => [paymentReferenceOf(id), id]))
  for (const [place, words] of names.entries())
    for (const word of new Set(words.flat())) {
      addTo(byWord, word, place)
      addTo(byBeginning, word.slice(0, CUT_FROM), place)
    }

  function find(texts: readonly string[]): KnownPerson[] {
    const referred = texts.flatMap(paymentReferencesIn).flatMap((reference) => byReference.get(reference) ?? [])
    if (referred.length > 0)
      return [...new Set(referred)].map((memberId) => ({
        memberId,
        sign: 'reference',
        weight: WEIGHTS.reference,
        isSole: true,
      }))
    const lists = texts.flatMap((text) => [wordsOf(text), wordsOf(spelledOut(text))])
    const text: Text = { words: new Set(lists.flat()), ends: lists.flatMap((words) => words.at(-1) ?? []) }
    const places = new Set([
      ...[...text.words].flatMap((word) => byWord.get(word) ?? []),
      ...text.ends.flatMap((end) => (end.length >= CUT_FROM ? (byBeginning.get(end.slice(0, CUT_FROM)) ?? []) : [])),
    ])
    const found = [...places].flatMap((place): Found[] => {
      const [member, sign] = [members[place], signOf(text, names[place] ?? [])]
      const isKnown = sign && (place < people.length || sign.sign === 'name')
      return member && isKnown ? [{ ...sign, memberId: member.id }] : []
    })
    const named = found.filter(({ sign }) => sign !== 'family')
    const kept = named.filter((one) => !named.some((other) => other !== one && isWithin(one, other)))
    const family = found.filter(({ sign }) => sign === 'family')
    return [...kept, ...(family.length > FAMILY_MAX ? [] : family)]
      .map(({ memberId, sign, weight, words }) => ({
        memberId,
        sign,
        weight,
        isSole:
          sign === 'family'
            ? family.length === 1
            : !kept.some((other) => other.memberId !== memberId && other.words === words),
      }))
      .toSorted((one, other) => other.weight - one.weight || one.memberId.localeCompare(other.memberId))
  }

  const before = new Map<string, KnownPerson[]>()
  return (texts) => {
    const key = texts.join('\n')
    const known = before.get(key) ?? find(texts)
    before.set(key, known)
    return known
  }
}
