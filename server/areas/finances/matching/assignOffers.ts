import { MATCH_OFFERS_MAX } from '@contract/finances/matching'
import type { MatchOffer } from '@contract/finances/matching'
import { compareCandidates } from './matchCandidates'
import type { Candidate } from './matchCandidates'

interface Pair {
  place: number
  candidate: Candidate
}

/** The candidates, best first, without repeated offers of the same entries. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.toSorted(compareCandidates).filter(({ uses, offer }) => {
    // A partial payment, or a full one less a fee, is a different offer.
    const isFee = offer.fee === undefined ? '' : ' fee'
    const key = uses.length > 0 ? `${uses.toSorted().join()}${isFee}` : `${offer.kind}${offer.accountId ?? ''}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/**
 * Gives each entry and transfer to at most one line: always the best remaining pair, the earlier line first among equals. Offers that are
 * only `possible` reserve nothing. Returns the offers of each line: its own first, then unreserved ones, then those reserved by another
 * line (`takenBy`).
 */
export function assignOffers(
  lines: readonly { date: string }[],
  candidates: readonly (readonly Candidate[])[],
): MatchOffer[][] {
  const sorted = candidates.map(withoutRepeats)
  const dateOf = (place: number) => lines[place]?.date ?? ''
  const pairs = sorted.flatMap((ofLine, place): Pair[] =>
    ofLine.filter(({ offer }) => offer.certainty !== 'possible').map((candidate) => ({ place, candidate })),
  )
  pairs.sort((one, other) => {
    const [first, second] = [one.candidate, other.candidate]
    const isAlike = first.offer.certainty === second.offer.certainty && first.score === second.score
    if (!isAlike) return compareCandidates(first, second)
    return (
      dateOf(one.place).localeCompare(dateOf(other.place)) ||
      one.place - other.place ||
      compareCandidates(first, second)
    )
  })
  const takenBy = new Map<string, number>()
  const own = new Map<number, Candidate>()
  for (const { place, candidate } of pairs) {
    if (own.has(place) || candidate.uses.some((id) => takenBy.has(id))) continue
    own.set(place, candidate)
    for (const id of candidate.uses) takenBy.set(id, place)
  }
  return sorted.map((ofLine, place) => {
    const free: MatchOffer[] = []
    const taken: MatchOffer[] = []
    const mine = own.get(place)
    for (const candidate of ofLine) {
      const taker = candidate.uses.flatMap((id) => takenBy.get(id) ?? []).find((other) => other !== place)
      if (taker === undefined) free.push(candidate.offer)
      else taken.push({ ...candidate.offer, certainty: 'possible', takenBy: taker })
    }
    const rest = free.filter((offer) => offer !== mine?.offer)
    return [...(mine ? [mine.offer] : []), ...rest, ...taken].slice(0, MATCH_OFFERS_MAX)
  })
}
