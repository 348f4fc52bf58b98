import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { decide, type MatchingReview } from './matchingReview'

/** Why the server took no line as it was decided; `booked`, `elsewhere`: what it was to pay is paid by now, on this account or another. */
export const refusals = ['conflict', 'already_reversed', 'month_closed', 'invalid', 'booked', 'elsewhere'] as const
export type Refusal = (typeof refusals)[number]

/** The entries that a decision names. */
export function namedIn(decision: MatchDecision | null): string[] {
  if (decision?.kind === 'link') return [decision.financeId]
  return decision?.kind === 'pay' ? decision.finances.map(({ id }) => id) : []
}

/** The only entry that the line was to pay, where it is paid by now with just the line's amount. */
function paidMeanwhile(
  line: BankLine,
  decision: MatchDecision | null,
  entryOf: (id: string) => Finance | undefined,
): Finance | undefined {
  if (decision?.kind !== 'pay' || decision.finances.length !== 1) return undefined
  const [id] = namedIn(decision)
  const entry = id === undefined ? undefined : entryOf(id)
  const kind = line.amount < 0 ? 'expense' : 'income'
  return entry?.status === 'paid' && entry.amount === Math.abs(line.amount) && entry.kind === kind ? entry : undefined
}

/**
 * The review after an import that was refused, so that there is always a way on: a line whose entry was paid meanwhile is linked with
 * it, and each other that cannot stay as it is is open again. `entryOf`: how the named entries stand by now. The line of a closed month stays decided: the month can be opened.
 */
export function afterRefusal(
  review: MatchingReview,
  refused: ReadonlyMap<number, Refusal>,
  { accountId, firstAccountId, entryOf }: AfterRefusal,
): { review: MatchingReview; refused: Map<number, Refusal> } {
  const said = new Map<number, Refusal>()
  let next = review
  for (const [place, why] of refused) {
    const each = review.lines[place]
    const entry = each && paidMeanwhile(each.line, each.decision, entryOf)
    const isHere = (entry?.accountId ?? firstAccountId) === accountId
    said.set(place, why !== 'conflict' || !entry ? why : isHere ? 'booked' : 'elsewhere')
    if (why === 'month_closed') continue
    const link = why === 'conflict' && entry && isHere ? ({ kind: 'link', financeId: entry.id } as const) : null
    next = { ...decide({ ...next, current: place }, link), current: place }
  }
  return { review: next, refused: said }
}

interface AfterRefusal {
  /** Of the file. */
  accountId: string
  /** The group's first, which an entry without one is on. */
  firstAccountId: string
  entryOf: (id: string) => Finance | undefined
}
