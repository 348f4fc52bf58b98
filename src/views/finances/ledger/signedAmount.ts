import type { Finance } from '@contract/finances'

/** Effect on the balance in minor units: negative for an expense. */
export function signedAmount({ kind, amount }: Pick<Finance, 'kind' | 'amount'>): number {
  return kind === 'income' ? amount : -amount
}

/** Sum of amounts regardless of kind, in minor units. */
export function sumOf(finances: readonly Pick<Finance, 'amount'>[]): number {
  return finances.reduce((sum, { amount }) => sum + amount, 0)
}
