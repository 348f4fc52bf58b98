import { pairBatches } from './batchSums'
import { fileEvidence } from './fileEvidence'
import { numberSpots } from './lineSpots'
import type { Docket, FileContext, JudgedLine, KnownThing, Verdict } from './knownThing'
import { pairAnnounced, pairProbable } from './nearbyPairs'
import { pairSameDay } from './sameDayPairs'

/**
 * Says of each line of a file whether it is in the books of its account, one thing for one line:
 *
 * - known: an earlier file brought it, by the same id, day and amount, or by day and amount as often as that stands there;
 * - announced: it is the booked line of what was pending before;
 * - probable: an entry typed by hand, or what an earlier file has on another day within NEAR_DAYS and this one has no more. It may be the
 *   same, and only a person knows;
 * - new: nothing is left that it could be.
 *
 * It needs all lines of the file: what is missing in it counts as well. Texts only choose among equals. Lines keep their order and get the
 * same verdicts each time.
 */
export function judgeLines(
  lines: readonly JudgedLine[],
  things: readonly KnownThing[],
  context: FileContext,
): Verdict[] {
  const docket: Docket = { lines, things, verdicts: lines.map(() => undefined), taken: new Set() }
  const spots = numberSpots(lines)
  const evidence = fileEvidence(lines, things, context, spots)
  pairSameDay(docket, evidence, spots)
  pairAnnounced(docket)
  pairProbable(docket, evidence)
  pairBatches(docket, evidence)
  return docket.verdicts.map((verdict) => verdict ?? { kind: 'new' })
}
