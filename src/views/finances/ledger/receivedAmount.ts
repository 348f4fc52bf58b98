import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, type Finance } from '@contract/finances'
import type { Money } from '@/i18n/money'

export interface AmountValues {
  /** As typed; absent if several entries are paid in full. */
  amount?: string | undefined
}

/** Members' debts accept any amount: less is a part payment, more becomes credit. For other entries, at most the open amount is paid. */
export const takesAnyAmount = (finances: readonly Finance[]): boolean =>
  finances.every(({ kind, memberId }) => kind === 'income' && memberId !== undefined)

/** Maximum payable, in minor units; undefined: no amount can be entered. */
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

/** In the order of payment: earliest due date first. */
export const oldestFirst = (finances: readonly Finance[]): Finance[] =>
  finances.toSorted((one, other) => (one.dueDate ?? one.date).localeCompare(other.dueDate ?? other.date))

/** Cut to the maximum length of a description. */
export const wordsOf = (text: string): string => text.slice(0, DESCRIPTION_MAX)
