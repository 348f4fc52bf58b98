import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { decide, type MatchingReview } from './matchingReview'

/** Why the server refused a line. `booked`, `elsewhere`: its entry has been paid meanwhile, on this account or another. */
export const refusals = ['conflict', 'already_reversed', 'month_closed', 'invalid', 'booked', 'elsewhere'] as const
export type Refusal = (typeof refusals)[number]

/** Ids of the entries in a decision. */
export function namedIn(decision: MatchDecision | null): string[] {
  if (decision?.kind === 'link') return [decision.financeId]
  return decision?.kind === 'pay' ? decision.finances.map(({ id }) => id) : []
}

/** The line's only entry, if it has been paid meanwhile with the same amount. */
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
 * The review after a refused import: a line whose entry has been paid meanwhile is linked to it, other refused lines are reopened. Lines of
 * a closed month stay decided, since the month can be reopened. `entryOf`: current entries.
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
  /** The file's account. */
  accountId: string
  /** The group's first account, which contains entries without an account. */
  firstAccountId: string
  entryOf: (id: string) => Finance | undefined
}
