import type { MatchedLine, ProbableMatch } from '@contract/finances/matching'
import { dayText } from '../judging/public'
import type { BookedThing, Verdict } from '../judging/public'

/** The judge's verdict on a line, for the matching. */
export interface Judgement {
  kind: 'known' | 'announced' | 'probable'
  /** The entry that the line can be linked with, or pays. */
  entryId?: string
}

/** Whether the line is the other side of a booked transfer, which is offered as such (bookedOffers.ts). */
const isOtherHalf = (verdict: Verdict, things: readonly BookedThing[]) =>
  verdict.kind === 'probable' &&
  verdict.how === 'same' &&
  verdict.things.every((index) => things[index]?.isUnseen === true && things[index].transferIds.length > 0)

export function judgementOf(verdict: Verdict | undefined, things: readonly BookedThing[]): Judgement | undefined {
  if (verdict === undefined || verdict.kind === 'new' || isOtherHalf(verdict, things)) return undefined
  if (verdict.kind === 'known') return { kind: 'known' }
  const indexes = verdict.kind === 'announced' ? [verdict.thing] : verdict.how === 'same' ? verdict.things : []
  const [thing] = indexes.flatMap((index) => things[index] ?? [])
  if (!thing || (verdict.kind === 'probable' && !thing.isUnseen)) return { kind: verdict.kind }
  const [entryId] = thing.financeIds
  return { kind: verdict.kind, ...(entryId && { entryId }) }
}

/** The same verdict for the answer to the client. */
export function knownOf(verdict: Verdict | undefined, things: readonly BookedThing[]): Omit<MatchedLine, 'offers'> {
  if (verdict?.kind === 'known') return { known: things[verdict.thing]?.state === 'skipped' ? 'skipped' : 'booked' }
  if (verdict?.kind !== 'probable' || isOtherHalf(verdict, things)) return {}
  const found = verdict.things.flatMap((index) => things[index] ?? [])
  const day = found[0]?.appearances[0]?.day ?? 0
  const [transferId] = found.flatMap(({ transferIds }) => transferIds)
  const probable: ProbableMatch = {
    how: verdict.how,
    days: verdict.days,
    date: dayText(day),
    finances: found.flatMap(({ financeIds }) => financeIds),
    ...(transferId !== undefined && { transferId }),
  }
  return { known: 'probable', probable }
}
