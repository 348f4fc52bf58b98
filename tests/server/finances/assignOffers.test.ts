import { expect, test } from 'vitest'
import { assignOffers } from '../../../server/areas/finances/matching/assignOffers'
import { findSum } from '../../../server/areas/finances/judging/findSum'
import { compareCandidates } from '../../../server/areas/finances/matching/matchCandidates'
import type { Candidate } from '../../../server/areas/finances/matching/matchCandidates'

/** Numbers by chance, the same each time (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const certainties = ['certain', 'likely', 'possible'] as const

/** Looks for the best of all that is left, again and again. */
function slowly(lines: { date: string }[], candidates: Candidate[][]): (string | undefined)[] {
  const own = new Map<number, Candidate>()
  const taken = new Set<string>()
  for (;;) {
    const left = candidates.flatMap((ofLine, place) =>
      own.has(place)
        ? []
        : ofLine
            .filter(({ offer, uses }) => offer.certainty !== 'possible' && !uses.some((id) => taken.has(id)))
            .map((candidate) => ({ place, candidate, date: lines[place]?.date ?? '' })),
    )
    const [best] = left.toSorted(
      (one, other) =>
        compareCandidates({ ...one.candidate, uses: [] }, { ...other.candidate, uses: [] }) ||
        one.date.localeCompare(other.date) ||
        one.place - other.place ||
        compareCandidates(one.candidate, other.candidate),
    )
    if (best === undefined) return lines.map((_, place) => own.get(place)?.uses.join())
    own.set(best.place, best.candidate)
    for (const id of best.candidate.uses) taken.add(id)
  }
}

test('each entry goes to one line, the best of all pairs first, as a slow look for it finds', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const pick = chance(seed)
    const lines = Array.from({ length: 6 }, () => ({ date: `2026-11-0${1 + pick(3)}` }))
    const candidates = lines.map(() =>
      Array.from({ length: pick(6) }, (): Candidate => {
        const uses = [...new Set(Array.from({ length: 1 + pick(2) }, () => `due${pick(6)}`))].toSorted()
        const certainty = certainties[pick(3)] ?? 'likely'
        const finances = uses.map((id) => ({ id, version: 1 }))
        return { offer: { kind: 'due', certainty, reasons: [], finances }, score: pick(4), uses }
      }),
    )
    const offers = assignOffers(lines, candidates)
    const found = offers.map(([best]) =>
      best && best.certainty !== 'possible' ? best.finances?.map(({ id }) => id).join() : undefined,
    )
    expect(found).toEqual(slowly(lines, candidates))
  }
})

test('a sum is found by the first entries that come to it, and not looked for without end', () => {
  expect(findSum([50, 50, 50], 100)).toEqual([0, 1])
  expect(findSum([50, 30, 20, 70], 90)).toEqual([2, 3])
  expect(findSum([50, 60], 50)).toBeUndefined()
  expect(findSum([], 10)).toBeUndefined()
  const startedAt = performance.now()
  expect(
    findSum(
      Array.from({ length: 200 }, (_, at) => 2 * at + 2),
      101,
    ),
  ).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(200)
})
