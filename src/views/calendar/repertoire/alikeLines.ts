import { foldWords } from '@/@core/components/foldText'

interface Spelled {
  title: string
  composer?: string | undefined
}

/** Numbers, as digits or Roman: a second suite is not a first one with a slip. */
const numbersOf = (words: string) => (words.match(/\b(\d+|[ivx]+)\b/g) ?? []).join(' ')

/** Whether at most `max` letters were added, left out, or are others (Levenshtein). */
function isWithin(max: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > max) return false
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(same, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    before = now
  }
  return (before[other.length] ?? max + 1) <= max
}

/** A slip in a short title is another title. */
const slipsOf = (words: string) => (words.length >= 10 ? 2 : words.length >= 6 ? 1 : 0)

/** As it is compared. */
interface Folded {
  title: string
  numbers: string
  composer: string
}

export function foldSpelling({ title, composer }: Spelled): Folded {
  const folded = foldWords(title)
  return { title: folded, numbers: numbersOf(folded), composer: foldWords(composer ?? '') }
}

const familyOf = (composer: string) => composer.split(' ').at(-1) ?? ''

/** `C. Gomes` may be `Carlos Gomes`, and who is not named may be anybody. */
function mayBeSame(one: string, other: string): boolean {
  if (one === '' || other === '') return true
  const [family, theirs] = [familyOf(one), familyOf(other)]
  return one[0] === other[0]
    ? isWithin(slipsOf(family), family, theirs)
    : family === theirs && [one, other].some((name) => !name.includes(' '))
}

export function areAlike(one: Folded, other: Folded): boolean {
  const { title } = one
  const hasTitle =
    title === other.title || (one.numbers === other.numbers && isWithin(slipsOf(title), title, other.title))
  return hasTitle && mayBeSame(one.composer, other.composer)
}

/** Whether two spellings are likely to mean one piece: case, accents and punctuation do not count, and a slip of the pen is forgiven. */
export const isAlike = (one: Spelled, other: Spelled): boolean => areAlike(foldSpelling(one), foldSpelling(other))

type Group<Line> = [Line, ...Line[]]

/**
 * Spellings of one piece each, in the order of their first: all of them are alike. Who is not named belongs to the one composer that others
 * name; where they name several, nobody knows to which.
 */
export function groupAlike<Line extends Spelled>(lines: readonly Line[]): Group<Line>[] {
  const groups: Group<Line>[] = []
  const isNamed = ({ composer = '' }: Spelled) => foldWords(composer) !== ''
  for (const line of [...lines.filter(isNamed), ...lines.filter((one) => !isNamed(one))]) {
    const fitting = groups.filter((group) => group.every((one) => isAlike(one, line)))
    const unnamed = fitting.find((group) => !group.some(isNamed))
    const found = isNamed(line) || fitting.length === 1 ? fitting[0] : unnamed
    if (found) found.push(line)
    else groups.push([line])
  }
  const placeOf = (group: Group<Line>) => Math.min(...group.map((line) => lines.indexOf(line)))
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other))
}
