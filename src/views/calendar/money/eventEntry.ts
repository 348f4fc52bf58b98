import type { DefaultValues } from 'react-hook-form'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceWrite } from '@contract/finances'
import type { Money } from '@/i18n/money'
import { typedAmount } from '@/shared/money/typedAmount'

/** An entry of an event as its form holds it: the amount is still text. */
export type EventEntryValues = Pick<FinanceWrite, 'kind' | 'description' | 'category' | 'status' | 'date'> & {
  id: string
  amount: string
}

/** Start values of a new entry; its id is made once, so that sending it twice adds one entry. */
export function newEventEntry(date: string): DefaultValues<EventEntryValues> {
  return { id: uuidv7(), kind: 'income', description: '', amount: '', category: undefined, date, status: 'paid' }
}

/** The storage key of the draft: one for each user and event. */
export function entryDraftKey(userId: string, eventId: string): string {
  return `${userId}.eventEntry.${eventId}`
}

/** The contract's rules, with the amount as text that must parse. */
export function eventEntrySchema(money: Money) {
  const { id, kind, description, category, date, status } = FinanceWrite.shape
  const amount = typedAmount(money)
  return z.strictObject({ id, kind, description, category, date, status, amount })
}

/** The entry to send, from values that the schema has accepted. */
export function toEventEntry(values: EventEntryValues, eventId: string, money: Money): FinanceWrite {
  const read = money.parse(values.amount, AMOUNT_MAX)
  return FinanceWrite.parse({ ...values, eventId, amount: read.kind === 'amount' ? read.amount : undefined })
}
