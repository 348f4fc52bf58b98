import type { BankLine } from '@contract/finances/bankLines'
import type { MatchRule } from '@contract/finances/matchRules'
import { wordsOf } from './namesInText'

type RuleConditions = Pick<MatchRule, 'contains' | 'counterparty' | 'amount'>

/** Whether a line fulfils all conditions of the rule (contract/finances/matchRules.ts). */
export function ruleTest(
  rule: RuleConditions,
): (line: Pick<BankLine, 'description' | 'counterparty' | 'amount'>) => boolean {
  const folded = (text: string) => wordsOf(text).join(' ')
  const wanted = rule.contains === undefined ? [] : wordsOf(rule.contains)
  const counterparty = rule.counterparty === undefined ? undefined : folded(rule.counterparty)
  return (line) => {
    if (rule.amount !== undefined && rule.amount !== line.amount) return false
    if (counterparty !== undefined && folded(line.counterparty ?? '') !== counterparty) return false
    if (rule.contains === undefined) return true
    // A condition of digits and signs only is compared literally.
    if (wanted.length === 0) return line.description.includes(rule.contains)
    const words = new Set(wordsOf(`${line.description} ${line.counterparty ?? ''}`))
    return wanted.every((word) => words.has(word))
  }
}
