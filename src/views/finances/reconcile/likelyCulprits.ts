import type { OpenLine } from '@contract/finances/reconciliations'

/**
 * Possible reason for a difference, in the order in which bookkeepers check. `missed`: an unticked line has exactly that amount. `extra`: a
 * ticked one has it. `sign`: a ticked one of half the amount has the wrong sign. `digits`: a ticked one has two adjacent digits swapped,
 * which makes the difference divisible by nine.
 */
export interface Culprit {
  kind: 'missed' | 'extra' | 'sign' | 'digits'
  line: OpenLine
}

const CULPRITS_MAX = 3

/** Whether they differ by a swap of two adjacent digits. */
function areSwapped(one: number, other: number): boolean {
  const [a, b] = [String(Math.abs(one)), String(Math.abs(other))]
  const length = Math.max(a.length, b.length)
  const [left, right] = [a.padStart(length, '0'), b.padStart(length, '0')]
  const at = Array.from({ length }, (_, place) => place).find((place) => left[place] !== right[place])
  if (at === undefined || left[at] !== right[at + 1] || left[at + 1] !== right[at]) return false
  return left.slice(at + 2) === right.slice(at + 2)
}

/** `difference`: statement's balance less ticked lines, in minor units. Most likely first, at most three. */
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
