import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchedLine } from '@contract/finances/matching'
import type { MatchRuleWrite } from '@contract/finances/matchRules'

const CONTAINS_MAX = 100

/** The words that come again with the next line like it: not numbers, days and codes. */
function stableWords(text: string): string {
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !/\d/.test(word))
  let kept = ''
  for (const word of new Set(words)) if (`${kept} ${word}`.length <= CONTAINS_MAX) kept = `${kept} ${word}`.trim()
  return kept
}

type Outcome = Pick<MatchRuleWrite, 'category' | 'subcategoryId' | 'memberId' | 'eventId' | 'accountId'>

/** What the rule says of lines like it; undefined where the decision says nothing of other lines. */
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
 * The rule that would have said of the line what the person said: by who paid, else by the words that stay. Undefined where a rule
 * said so already, the bank's offer was just that, or nothing is to be learnt.
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
