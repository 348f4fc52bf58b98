import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { FeeClass, FeeRhythm } from '@contract/finances/fees'
import { Month } from '@contract/primitives'
import type { Money } from '@/i18n/money'
import { typedAmount } from '@/shared/money/typedAmount'

export interface FeeClassValues {
  name: string
  /** The typed text; empty if the class is free. */
  amount?: string | undefined
  /** Amounts of later months; typed as the first one. */
  laterAmounts: { from: string; amount?: string | undefined }[]
  /** The typed text; empty: none. */
  joiningFee?: string | undefined
  /** `YYYY-MM`. */
  joiningFrom?: string | undefined
  /** In years; empty: for any age. */
  ageLimit?: string | undefined
  /** The chosen option; empty: none is usual. */
  nextClassId?: string | undefined
  rhythm: FeeRhythm
  /** 1 to 12, the chosen option. */
  firstMonth?: string | undefined
  /** The chosen option; empty: no due day of its own. */
  dueDay?: string | undefined
}

export function feeClassSchema(money: Money): z.ZodMiniType<FeeClassValues, FeeClassValues> {
  return z.strictObject({
    name: FeeClass.shape.name,
    amount: z.optional(typedAmount(money)),
    laterAmounts: z.array(z.strictObject({ from: Month, amount: z.optional(typedAmount(money)) })).check(
      z.check(({ value, issues }) => {
        value.forEach(({ from }, at) => {
          if (value.findIndex((other) => other.from === from) < at)
            issues.push({ code: 'custom', input: value, path: [at, 'from'], message: 'taken' })
        })
      }),
    ),
    joiningFee: z.optional(typedAmount(money)),
    joiningFrom: z.optional(Month),
    ageLimit: z.optional(
      z.string().check(
        z.regex(/^\d*$/, { error: 'not_whole', abort: true }),
        z.refine((typed) => typed === '' || Number(typed) >= 1, { error: 'too_small:1', abort: true }),
        z.refine((typed) => Number(typed) <= 120, { error: 'too_big:120' }),
      ),
    ),
    nextClassId: z.optional(z.string()),
    rhythm: FeeRhythm,
    firstMonth: z.optional(z.string()),
    dueDay: z.optional(z.string()),
  })
}

/** In minor units, ascending by month (contract/finances/fees.ts). */
export function laterAmountsOf(
  rows: FeeClassValues['laterAmounts'],
  money: Money,
): NonNullable<FeeClass['laterAmounts']> {
  return rows
    .map(({ from, amount = '' }) => {
      const read = money.parse(amount, AMOUNT_MAX)
      return { from, amount: read.kind === 'amount' ? read.amount : 0 }
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
}
