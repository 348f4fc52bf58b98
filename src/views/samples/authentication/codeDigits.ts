export const CODE_LENGTH = 6

/** A digit for each place; empty where there is none yet. */
export type CodeDigits = readonly string[]

export const emptyCode: CodeDigits = Array.from({ length: CODE_LENGTH }, () => '')

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

interface Written {
  digits: CodeDigits
  /** Where one goes on. */
  place: number
}

/** Puts the digits of what was typed, pasted or filled in, from the place on; a whole code has all places. */
export function writeDigits(digits: CodeDigits, place: number, text: string): Written {
  const given = digitsIn(text)
  const from = given.length >= CODE_LENGTH ? 0 : place
  const written = digits.map((digit, index) => given[index - from] ?? digit)
  return { digits: written, place: Math.min(from + given.length, CODE_LENGTH - 1) }
}

/** What was typed into a place that holds a digit already: the other one of the two, on whichever side of it. */
export function typedOver(before: string, text: string): string {
  const given = digitsIn(text)
  return given.length === 2 && given.includes(before) ? given.replace(before, '') : given
}

/** The last digit up to the place goes, as in a field of one piece. */
export function eraseDigit(digits: CodeDigits, place: number): Written {
  const erased = digits[place] === '' ? Math.max(place - 1, 0) : place
  return { digits: digits.map((digit, index) => (index === erased ? '' : digit)), place: erased }
}
