import { MATCH_OFFERS_MAX, type MatchOffer, type MatchedLine } from '@contract/treasury/matching'
import type { EntrySaid } from './start/matchingDraft'

/** `isOfFile`: the file itself says so, not the server. */
export interface ReviewOffer extends MatchOffer {
  isOfFile?: true
}

/** What a line may be, with what its file says. */
export interface OfferedLine extends MatchedLine {
  offers: ReviewOffer[]
}

/** Offers the category that the file itself says in place of one that is guessed, after all that a line may be besides a new entry. */
export function withSaid(matches: readonly MatchedLine[], said: readonly EntrySaid[] = []): OfferedLine[] {
  return matches.map((matched, place): OfferedLine => {
    const entry = said[place]
    if (entry === undefined || matched.known === 'booked' || matched.known === 'skipped') return matched
    const others = matched.offers.filter(({ kind }) => kind !== 'guess')
    const offer: ReviewOffer = { kind: 'guess', certainty: 'possible', reasons: [], isOfFile: true, ...entry }
    return { ...matched, offers: [...others.slice(0, MATCH_OFFERS_MAX - 1), offer] }
  })
}
