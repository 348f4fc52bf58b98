import { AMOUNT_MAX } from '@contract/finances'
import type { Money } from '@/i18n/money'
import type { ParsedAmount } from '@/i18n/parseAmount'

const MINUS = /^\s*[-−–]\s*/

/** Parses a typed balance, which may be zero, or negative with a leading minus sign. In minor units. */
export function readBalance(text: string, money: Money): ParsedAmount {
  const isNegative = MINUS.test(text)
  const read = money.parse(text.replace(MINUS, ''), AMOUNT_MAX)
  if (read.kind === 'error') return read.error === 'zero' ? { kind: 'amount', amount: 0 } : read
  if (!isNegative) return read
  if (read.kind === 'amount') return { kind: 'amount', amount: -read.amount }
  const [one, other] = read.choices
  return {
    kind: 'ambiguous',
    choices: [
      { ...one, amount: -one.amount },
      { ...other, amount: -other.amount },
    ],
  }
}
