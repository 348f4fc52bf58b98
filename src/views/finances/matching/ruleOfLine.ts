import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchedLine } from '@contract/finances/matching'
import type { MatchRuleWrite } from '@contract/finances/matchRules'

const CONTAINS_MAX = 100

/** Words likely to recur in similar lines: without numbers, days and codes. */
function stableWords(text: string): string {
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !/\d/.test(word))
  let kept = ''
  for (const word of new Set(words)) if (`${kept} ${word}`.length <= CONTAINS_MAX) kept = `${kept} ${word}`.trim()
  return kept
}

type Outcome = Pick<MatchRuleWrite, 'category' | 'subcategoryId' | 'memberId' | 'eventId' | 'accountId'>

/** The outcome of a rule made from the decision; undefined where it does not apply to other lines. */
function outcomeOf(decision: MatchDecision, entryOf: (id: string) => Finance | undefined): Outcome | undefined {
  if (decision.kind === 'new') {
    const { category, subcategoryId, memberId, eventId } = decision
    return {
      category,
      ...(subcategoryId && { subcategoryId }),
      ...(memberId && { memberId }),
      ...(eventId && { eventId }),
    }
  }
  if (decision.kind === 'transfer')
    return decision.accountId === undefined ? undefined : { accountId: decision.accountId }
  if (decision.kind !== 'pay') return undefined
  const payers = new Set(decision.finances.map(({ id }) => entryOf(id)?.memberId))
  const [memberId] = payers
  return payers.size === 1 && memberId !== undefined ? { memberId } : undefined
}

/**
 * A rule with the user's decision as outcome, conditioned on the counterparty, else on recurring words. Undefined if a certain offer
 * already had that outcome, or the decision is not suitable.
 */
export function ruleOfLine(
  { line, matched, decision }: { line: BankLine; matched: MatchedLine; decision: MatchDecision | null },
  entryOf: (id: string) => Finance | undefined,
): MatchRuleWrite | undefined {
  const outcome = decision && outcomeOf(decision, entryOf)
  if (!outcome) return undefined
  const [best] = matched.offers
  const isSaid =
    best !== undefined &&
    best.certainty === 'certain' &&
    (decision.kind === 'pay'
      ? best.finances?.every(({ id }) => decision.finances.some((chosen) => chosen.id === id))
      : (['category', 'subcategoryId', 'accountId', 'memberId', 'eventId'] as const).every(
          (name) => best[name] === outcome[name],
        ))
  if (isSaid) return undefined
  const contains = stableWords(line.description)
  if (line.counterparty !== undefined) return { id: newId(), counterparty: line.counterparty, ...outcome }
  return contains === '' ? undefined : { id: newId(), contains, ...outcome }
}
