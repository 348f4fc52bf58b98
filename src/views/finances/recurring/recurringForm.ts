import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceCategory, type Finance } from '@contract/finances'
import { RecurringFinance, RecurringFinanceWrite } from '@contract/finances/recurring'
import { recurringDays } from '@contract/finances/recurringDays'
import { addDays } from '@contract/days'
import type { Money } from '@/i18n/money'
import { typedAmount } from '@/shared/money/typedAmount'

/** Form values of a recurring entry: `amount` as typed, and `monthEnd` as a checkbox. */
export type RecurringValues = Omit<RecurringFinanceWrite, 'amount' | 'monthEnd' | 'version'> & {
  amount: string
  monthEnd?: boolean | undefined
}

const blank = { lastOn: '', memberId: '', eventId: '', accountId: '', method: undefined, notes: '', monthEnd: false }

/** Defaults, beginning today. */
export function newRecurringValues(today: string) {
  return {
    ...blank,
    id: uuidv7(),
    kind: 'expense' as const,
    amount: '',
    description: '',
    category: undefined,
    rhythm: 'monthly' as const,
    firstOn: today,
    status: 'paid' as const,
  }
}

const MONTHS_AHEAD = 62

/** Form values to repeat an entry monthly, from the month after it. */
export function valuesOfEntry(entry: Finance, today: string, money: Money) {
  const { kind, amount, description, category, date, memberId, eventId, accountId, method, notes } = entry
  const [next] = recurringDays({ rhythm: 'monthly', firstOn: date }, addDays(date, 1), addDays(date, MONTHS_AHEAD))
  return {
    ...newRecurringValues(today),
    kind,
    amount: money.text(amount),
    description,
    category: category === 'opening' ? undefined : category,
    firstOn: next?.date ?? today,
    memberId: memberId ?? '',
    eventId: eventId ?? '',
    accountId: accountId ?? '',
    method,
    notes: notes ?? '',
  }
}

export function valuesOf({ version: _version, ...recurring }: RecurringFinance, money: Money) {
  return { ...blank, ...recurring, amount: money.text(recurring.amount) }
}

/** The contract's rules, with `amount` as text that parses as an amount. */
export function recurringSchema(money: Money): z.ZodMiniType<RecurringValues, RecurringValues> {
  const { version: _version, ...shape } = RecurringFinance.shape
  return z
    .strictObject({
      ...shape,
      amount: typedAmount(money),
      category: FinanceCategory,
      monthEnd: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ firstOn, lastOn }) => lastOn === undefined || lastOn >= firstOn, {
        path: ['lastOn'],
        error: 'not_allowed',
      }),
    )
}

/**
 * Whether to offer the month's end: `firstOn` is the last day of its month, and other months that the rhythm comes to have more days. The
 * 31st is the last day of any month without being told (contract/finances/recurringDays.ts), and in a yearly rhythm only February's varies.
 */
export function canBeMonthEnd(firstOn: string, rhythm: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(firstOn) || !addDays(firstOn, 1).endsWith('-01')) return false
  if (rhythm === 'yearly') return firstOn.slice(5, 7) === '02'
  return rhythm !== 'weekly' && !firstOn.endsWith('-31')
}

export function toRecurringWrite(values: RecurringValues, version: number | undefined, money: Money) {
  const read = money.parse(values.amount, AMOUNT_MAX)
  const { monthEnd, method, ...rest } = values
  return RecurringFinanceWrite.parse({
    ...rest,
    amount: read.kind === 'amount' ? read.amount : undefined,
    ...(method && values.status === 'paid' && { method }),
    ...(monthEnd && canBeMonthEnd(values.firstOn, values.rhythm) && { monthEnd: true }),
    ...(version !== undefined && { version }),
  })
}
