import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, type Finance } from '@contract/finances'
import type { Money } from '@/i18n/money'

export interface AmountValues {
  /** As typed; absent where several entries are paid, each as a whole. */
  amount?: string | undefined
}

/** Members' debts accept any amount: less is a part payment, more becomes credit. For other entries, at most the open amount is paid. */
export const takesAnyAmount = (finances: readonly Finance[]): boolean =>
  finances.every(({ kind, memberId }) => kind === 'income' && memberId !== undefined)

/** In minor units; undefined: no amount is asked for. */
export function mostPayable(finances: readonly Finance[]): number | undefined {
  if (takesAnyAmount(finances)) return AMOUNT_MAX
  return finances.length === 1 ? finances[0]?.amount : undefined
}

export function amountSchema(money: Money, most: number | undefined): z.ZodMiniType<AmountValues, AmountValues> {
  const isPayable = ({ amount = '' }: AmountValues) => most === undefined || money.parse(amount, most).kind === 'amount'
  return z
    .strictObject({ amount: z.optional(z.string()) })
    .check(z.refine(isPayable, { path: ['amount'], error: 'not_allowed' }))
}

/** As what is owed is paid: what was due first comes first. */
export const oldestFirst = (finances: readonly Finance[]): Finance[] =>
  finances.toSorted((one, other) => (one.dueDate ?? one.date).localeCompare(other.dueDate ?? other.date))

/** Shortened to the maximum of a description. */
export const wordsOf = (text: string): string => text.slice(0, DESCRIPTION_MAX)
