import type { MatchedImportAnswer } from '@contract/treasury/matching'
import { isOpen, type MatchingReview } from './matchingReview'

/** In the order in which they are told. */
export const countNames = ['paid', 'added', 'linked', 'skipped', 'open', 'duplicates'] as const

/**
 * What became of the lines of a file that was imported, each line counted once: together they are all that were read. `open`: nothing was
 * decided of them. `duplicates`: an earlier file had brought them, which was seen before the import or by it.
 */
export function importCounts(
  { lines }: MatchingReview,
  answer: MatchedImportAnswer,
): Record<(typeof countNames)[number], number> {
  const known = lines.filter(({ matched }) => matched.known !== undefined).length
  return {
    paid: answer.paid,
    added: answer.made,
    linked: answer.linked,
    skipped: answer.skipped,
    open: lines.filter(isOpen).length,
    duplicates: answer.duplicates + known,
  }
}
