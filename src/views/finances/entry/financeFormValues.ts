import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceWrite, type Finance } from '@contract/finances'
import type { Money } from '@/i18n/money'

/** An entry as the form holds it: the amount is what was typed. */
export type FinanceFormValues = Omit<FinanceWrite, 'amount'> & { amount: string }

/** Every field of the form, empty: an input cannot hold `undefined`, and an error is shown only at a field that is there. */
const blank = {
  amount: '',
  description: '',
  category: undefined,
  subcategoryId: '',
  dueDate: '',
  memberId: '',
  eventId: '',
  accountId: '',
  method: undefined,
  notes: '',
}

/** What goes on from one new entry to the next: whoever types in a pile of receipts says it once. */
export type CarriedOver = Pick<FinanceWrite, 'kind' | 'date' | 'status'> & {
  eventId?: string | undefined
  accountId?: string | undefined
}

/** Its id is made here, once per form, so that sending the form twice adds one entry. */
export function newFinanceValues(carried: CarriedOver) {
  return { id: uuidv7(), ...blank, ...carried, eventId: carried.eventId ?? '', accountId: carried.accountId ?? '' }
}

/** Another of the same, today, without what the first one's payment was. */
export function copiedFinanceValues(finance: Finance, today: string, money: Money) {
  const { id: _id, version: _version, dueDate: _dueDate, splitId: _splitId, ...same } = valuesOf(finance, money)
  return { ...blank, ...same, id: uuidv7(), date: today }
}

export function valuesOf(finance: Finance, money: Money) {
  return { ...blank, ...finance, amount: money.text(finance.amount) }
}

/** The contract's rules, with the amount as a text that has to read as one. */
export function financeFormSchema(money: Money) {
  const isAmount = (text: string) => money.parse(text, AMOUNT_MAX).kind === 'amount'
  const amount = z.string().check(z.refine(isAmount, { error: 'not_allowed' }))
  return z.strictObject({ ...FinanceWrite.shape, amount })
}

/** Ready to be sent; what the form held to its schema. */
export function toFinanceWrite(values: FinanceFormValues, money: Money): FinanceWrite {
  const read = money.parse(values.amount, AMOUNT_MAX)
  const { method, status, eventId, ...rest } = values
  const isOpening = values.category === 'opening'
  // How it was paid is known when it is paid.
  const isPaid = isOpening || status === 'paid'
  return FinanceWrite.parse({
    ...rest,
    status: isPaid ? 'paid' : 'pending',
    ...(!isOpening && { eventId }),
    ...(isPaid && method && { method }),
    amount: read.kind === 'amount' ? read.amount : undefined,
  })
}
