import { MATCH_OFFERS_MAX, type MatchOffer, type MatchedLine } from '@contract/finances/matching'
import type { EntrySaid } from './start/matchingDraft'

/** `isOfFile`: the file itself says so, not the server. */
export interface ReviewOffer extends MatchOffer {
  isOfFile?: true
}

/** What a line may be, with what its file says. */
export interface OfferedLine extends MatchedLine {
  offers: ReviewOffer[]
}

const isOther = ({ category, subcategoryId }: Pick<EntrySaid, 'category' | 'subcategoryId'>) =>
  category === 'other' && subcategoryId === undefined

/**
 * Offers the category that the file itself says in place of one that is guessed, after all that a line may be besides a new entry. A bank
 * whose word is "other" (`Sonstiges`) says nothing: lines like it say more.
 */
export function withSaid(matches: readonly MatchedLine[], said: readonly EntrySaid[] = []): OfferedLine[] {
  return matches.map((matched, place): OfferedLine => {
    const entry = said[place]
    if (entry === undefined || matched.known === 'booked' || matched.known === 'skipped') return matched
    const guess = matched.offers.find(({ kind }) => kind === 'guess')
    if (guess && isOther(entry)) return { ...matched, offers: withNotes(matched.offers, entry) }
    const others = matched.offers.filter(({ kind }) => kind !== 'guess')
    const offer: ReviewOffer = { kind: 'guess', certainty: 'possible', reasons: [], isOfFile: true, ...entry }
    return { ...matched, offers: [...others.slice(0, MATCH_OFFERS_MAX - 1), offer] }
  })
}

/** What is guessed gets the file's notes all the same. */
const withNotes = (offers: readonly ReviewOffer[], { notes }: EntrySaid): ReviewOffer[] =>
  offers.map((offer) => (offer.kind === 'guess' && notes !== undefined ? { ...offer, notes } : offer))
