export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const kinds: [kind: RegExp, letters: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
]

/** What a letter is worth that repeats the one before it, or follows it in the alphabet or on the keyboard's row of digits. */
const GUESSED = 0.25

/** The bits that a level begins with; the next one after it. */
const LEVELS: [bits: number, strength: Strength][] = [
  [75, 'strong'],
  [55, 'good'],
  [35, 'fair'],
]

/**
 * How many tries a password would take, roughly: by its length and by how many kinds of letters it has, where runs like `aaa` or
 * `1234` count little. It knows no words: those that are tried first are to be weighed as refused.
 */
export function passwordStrength(password: string, isRefused: boolean): Strength {
  if (isRefused) return 'weak'
  const alphabet = kinds.reduce((sum, [kind, letters]) => (kind.test(password) ? sum + letters : sum), 0)
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0)
  const length = codes.reduce((sum, code, index) => {
    const before = codes[index - 1]
    return sum + (before !== undefined && Math.abs(code - before) <= 1 ? GUESSED : 1)
  }, 0)
  const bits = length * Math.log2(Math.max(alphabet, 1))
  return LEVELS.find(([least]) => bits >= least)?.[1] ?? 'weak'
}
