import type { MatchedImportAnswer } from '@contract/finances/matching'
import { isLeftAsProbable, type MatchingReview } from './matchingReview'

/** In display order. */
export const countNames = ['paid', 'added', 'linked', 'skipped', 'open', 'probable', 'duplicates'] as const

/**
 * What happened to the lines of an imported file; each line is counted once, so the counts add up to all lines. `open`: undecided.
 * `probable`: left out as probably booked. `duplicates`: contained in an earlier file.
 */
export function importCounts(
  { lines }: MatchingReview,
  answer: MatchedImportAnswer,
): Record<(typeof countNames)[number], number> {
  const probable = Math.min(lines.filter(isLeftAsProbable).length, answer.left)
  return {
    paid: answer.paid,
    added: answer.made,
    linked: answer.linked,
    skipped: answer.skipped,
    open: answer.left - probable,
    probable,
    duplicates: answer.duplicates,
  }
}
