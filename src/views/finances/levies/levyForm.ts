import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceCategory } from '@contract/finances'
import { CalendarDate, Id, text } from '@contract/primitives'
import { LEVY_NAME_MAX, type NewLevy } from '@contract/finances/levies'
import type { Money } from '@/i18n/money'
import { dayAhead } from '@/views/finances/dues/duesForm'

/** `amount` as typed. */
export interface LevyValues {
  name: string
  category: FinanceCategory
  /** Subcategory of `category`. */
  subcategoryId?: string | undefined
  amount: string
  days: { day: string }[]
}

export function centsOf(typed: string, money: Money): number | undefined {
  const read = money.parse(typed, AMOUNT_MAX)
  return read.kind === 'amount' ? read.amount : undefined
}

export function levySchema(money: Money): z.ZodMiniType<LevyValues, LevyValues> {
  return z
    .strictObject({
      name: text(LEVY_NAME_MAX),
      category: FinanceCategory,
      subcategoryId: z.optional(Id),
      amount: z.string().check(z.refine((typed) => centsOf(typed, money) !== undefined, { error: 'not_allowed' })),
      days: z.array(z.strictObject({ day: CalendarDate })),
    })
    .check(
      z.superRefine(({ days }, context) => {
        for (const [at, { day }] of days.entries()) {
          const before = days[at - 1]?.day
          if (before !== undefined && day <= before)
            context.addIssue({ code: 'custom', path: ['days', at, 'day'], message: 'not_allowed' })
        }
      }),
    )
}

/** The given number of days: existing ones are kept, further ones follow the first one at monthly distance. */
export function withCount(days: readonly { day: string }[], count: number): { day: string }[] {
  const first = days[0]?.day ?? ''
  return Array.from({ length: count }, (_, at) => days[at] ?? { day: first === '' ? '' : dayAhead(first, at) })
}

export function toLevy(
  id: string,
  { days, amount, subcategoryId, ...values }: LevyValues,
  memberIds: string[],
  money: Money,
): NewLevy {
  const dueDates = days.map(({ day }) => day)
  const own = subcategoryId !== undefined && { subcategoryId }
  return { id, ...values, ...own, amount: centsOf(amount, money) ?? 0, dueDates, memberIds }
}
