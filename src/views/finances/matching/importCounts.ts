import type { MatchedImportAnswer } from '@contract/finances/matching'
import { isLeftAsProbable, type MatchingReview } from './matchingReview'

/** In the order in which they are told. */
export const countNames = ['paid', 'added', 'linked', 'skipped', 'open', 'probable', 'duplicates'] as const

/**
 * What became of the lines of a file that was imported, each line counted once: together they are all that were read. `open`: nothing was
 * decided of them. `probable`: left, as they are probably booked already. `duplicates`: an earlier file had brought them.
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
