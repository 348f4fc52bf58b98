import { MATCH_OFFERS_MAX, type MatchOffer, type MatchedLine } from '@contract/finances/matching'
import type { EntrySaid } from './start/matchingDraft'

/** `isOfFile`: from the file itself, not from the server. */
export interface ReviewOffer extends MatchOffer {
  isOfFile?: true
}

/** A line's offers, including the one from its file. */
export interface OfferedLine extends MatchedLine {
  offers: ReviewOffer[]
}

const isOther = ({ category, subcategoryId }: Pick<EntrySaid, 'category' | 'subcategoryId'>) =>
  category === 'other' && subcategoryId === undefined

/**
 * Replaces the guessed category by the one in the file, as the last offer. "Other" in a file (`Sonstiges`) is not used where there is a
 * guess from similar lines, which is more specific.
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

/** A guess also gets the file's notes. */
const withNotes = (offers: readonly ReviewOffer[], { notes }: EntrySaid): ReviewOffer[] =>
  offers.map((offer) => (offer.kind === 'guess' && notes !== undefined ? { ...offer, notes } : offer))
