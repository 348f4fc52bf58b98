import { pairBatches } from './batchSums'
import { fileEvidence } from './fileEvidence'
import { numberSpots } from './lineSpots'
import type { Docket, FileContext, JudgedLine, KnownThing, Verdict } from './knownThing'
import { pairAnnounced, pairProbable } from './nearbyPairs'
import { pairSameDay } from './sameDayPairs'

/**
 * Judges for each line of a file whether it is in the books of its account, at most one line for each item: `known`, if an earlier file had
 * it with the same id, day and amount, or as often with this day and amount; `announced`, if it is the booking of a line that was pending
 * before; `probable`, if it may be an entry typed by hand, or a line that an earlier file has on another day within NEAR_DAYS and this file
 * lacks, which a person must decide; else `new`. Needs all lines of the file, as missing lines count too. Texts only decide among equals.
 * Deterministic, and in the order of the lines.
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
