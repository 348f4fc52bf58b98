import type { OpenLine } from '@contract/finances/reconciliations'

/**
 * Why a statement and the ticked lines may differ, by what bookkeepers look for first. `missed`: a line of just that amount is not
 * ticked. `extra`: one of that amount is ticked. `sign`: a ticked one of half of it went the wrong way. `digits`: in a ticked one two
 * digits that stand side by side are swapped, which makes a difference that nine divides.
 */
export interface Culprit {
  kind: 'missed' | 'extra' | 'sign' | 'digits'
  line: OpenLine
}

const CULPRITS_MAX = 3

/** Whether one is the other with two neighbouring digits swapped. */
function areSwapped(one: number, other: number): boolean {
  const [a, b] = [String(Math.abs(one)), String(Math.abs(other))]
  const length = Math.max(a.length, b.length)
  const [left, right] = [a.padStart(length, '0'), b.padStart(length, '0')]
  const at = Array.from({ length }, (_, place) => place).find((place) => left[place] !== right[place])
  if (at === undefined || left[at] !== right[at + 1] || left[at + 1] !== right[at]) return false
  return left.slice(at + 2) === right.slice(at + 2)
}

/** `difference`: what the statement has more than the ticked lines, in minor units. The likeliest first, a few at most. */
export function likelyCulprits(
  lines: readonly OpenLine[],
  isTicked: (line: OpenLine) => boolean,
  difference: number,
): Culprit[] {
  if (difference === 0) return []
  const found: Culprit[] = []
  const add = (kind: Culprit['kind'], fits: (line: OpenLine) => boolean) => {
    for (const line of lines) if (fits(line)) found.push({ kind, line })
  }
  add('missed', (line) => !isTicked(line) && line.amount === difference)
  add('extra', (line) => isTicked(line) && line.amount === -difference)
  add('sign', (line) => isTicked(line) && line.amount * 2 === -difference)
  if (difference % 9 === 0) {
    add('digits', (line) => {
      const meant = line.amount + difference
      return isTicked(line) && Math.sign(meant) === Math.sign(line.amount) && areSwapped(line.amount, meant)
    })
  }
  return found.slice(0, CULPRITS_MAX)
}
