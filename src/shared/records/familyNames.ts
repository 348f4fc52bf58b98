import { foldText } from '@/@core/components/foldText'

/** Particles that belong to the following surname; in German, Dutch, French, Italian, Spanish and Portuguese. */
const particles = new Set(
  'von van vom der den dem zu zum zur de da do dos das di del della dello delle degli la le les du des ten ter te af av el al ben bin und e y'.split(
    ' ',
  ),
)

export const isParticle = (word: string) => particles.has(foldText(word)) && word === word.toLowerCase()

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean)

/** What may be the surname: the last words of the name, shortest first, then the first words, where surnames come first. */
export function familyNameChoices(name: string): string[] {
  const words = wordsOf(name)
  const counts = words.map((_word, index) => index + 1).slice(0, -1)
  return [
    ...new Set([
      ...counts.map((count) => words.slice(-count).join(' ')),
      ...counts.map((count) => words.slice(0, count).join(' ')),
    ]),
  ]
}

/** What most likely is the surname: the last word with the particles before it. `''` for a single word. */
export function likelyFamilyName(name: string): string {
  const words = wordsOf(name)
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  return start < 1 ? '' : words.slice(start).join(' ')
}
