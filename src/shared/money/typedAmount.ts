import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import type { Money } from '@/i18n/money'

/** Whether a text, as typed, is an amount above zero that an entry can have. */
export const isAmount = (text: string, money: Money): boolean => money.parse(text, AMOUNT_MAX).kind === 'amount'

/** A form's amount: text that parses as one. Error `not_allowed`. */
export const typedAmount = (money: Money) =>
  z.string().check(z.refine((text: string) => isAmount(text, money), { error: 'not_allowed' }))
