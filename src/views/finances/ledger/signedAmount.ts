import type { Finance } from '@contract/finances'

/** What the entry does to the balance: an expense is negative. */
export function signedAmount({ kind, amount }: Pick<Finance, 'kind' | 'amount'>): number {
  return kind === 'income' ? amount : -amount
}

/** Of all amounts, whatever their kind, in minor units. */
export function sumOf(finances: readonly Pick<Finance, 'amount'>[]): number {
  return finances.reduce((sum, { amount }) => sum + amount, 0)
}
