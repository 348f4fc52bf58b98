import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceWrite, type Finance } from '@contract/finances'
import type { Money } from '@/i18n/money'
import { typedAmount } from '@/shared/money/typedAmount'

/** The form values of an entry: the amount is the typed text. */
export type FinanceFormValues = Omit<FinanceWrite, 'amount'> & { amount: string }

/** Every field of the form, empty: an input cannot contain `undefined`, and errors are shown only at existing fields. */
const blank = {
  amount: '',
  description: '',
  category: undefined,
  subcategoryId: '',
  dueDate: '',
  memberId: '',
  eventId: '',
  accountId: '',
  purposeId: '',
  method: undefined,
  notes: '',
}

/** Values that carry over to the next new entry, for entering a pile of receipts. */
export type CarriedOver = Pick<FinanceWrite, 'kind' | 'date' | 'status'> & {
  eventId?: string | undefined
  accountId?: string | undefined
  purposeId?: string | undefined
}

/** Its id is made here, once per form, so that sending the form twice adds one entry. */
export function newFinanceValues(carried: CarriedOver) {
  const { eventId = '', accountId = '', purposeId = '' } = carried
  return { id: uuidv7(), ...blank, ...carried, eventId, accountId, purposeId }
}

/** A copy dated today, without the data of the original's payment. */
export function copiedFinanceValues(finance: Finance, today: string, money: Money) {
  const { id: _id, version: _version, dueDate: _dueDate, splitId: _splitId, ...same } = valuesOf(finance, money)
  return { ...blank, ...same, id: uuidv7(), date: today }
}

export function valuesOf(finance: Finance, money: Money) {
  return { ...blank, ...finance, amount: money.text(finance.amount) }
}

/** The contract's rules, with `amount` as text that parses as an amount. */
export function financeFormSchema(money: Money) {
  const amount = typedAmount(money)
  return z.strictObject({ ...FinanceWrite.shape, amount })
}

/** The entry to send; the form's schema has validated the values. */
export function toFinanceWrite(values: FinanceFormValues, money: Money): FinanceWrite {
  const read = money.parse(values.amount, AMOUNT_MAX)
  const { method, status, eventId, ...rest } = values
  const isOpening = values.category === 'opening'
  // The method is known only for paid entries.
  const isPaid = isOpening || status === 'paid'
  return FinanceWrite.parse({
    ...rest,
    status: isPaid ? 'paid' : 'pending',
    ...(!isOpening && { eventId }),
    ...(isPaid && method && { method }),
    amount: read.kind === 'amount' ? read.amount : undefined,
  })
}
