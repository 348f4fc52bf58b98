import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { CalendarDate } from '@contract/primitives'
import {
  FinanceAccountKind,
  FinanceAccountWrite,
  TransferWrite,
  type FinanceAccount,
  type FinanceAccountBody,
  type Transfer,
} from '@contract/finances/accounts'
import type { Money } from '@/i18n/money'

/** The form values of an account: amounts are typed texts, and the opening exists only for a new one. */
export interface AccountValues {
  name: string
  kind: FinanceAccountKind
  number?: string | undefined
  closedOn?: string | undefined
  opening?: string | undefined
  openingDate?: string | undefined
  isOverdrawn?: boolean | undefined
}

const amountOf = (text: string, money: Money): number | undefined => {
  const read = money.parse(text, AMOUNT_MAX)
  return read.kind === 'amount' ? read.amount : undefined
}

const typedAmount = (money: Money) =>
  z.string().check(z.refine((text) => amountOf(text, money) !== undefined, { error: 'not_allowed' }))

/** The contract's rules, with the opening balance as text that parses as an amount. */
export function accountSchema(money: Money): z.ZodMiniType<AccountValues, AccountValues> {
  const { name, number, closedOn } = FinanceAccountWrite.shape
  return z
    .strictObject({
      name,
      kind: FinanceAccountKind,
      number,
      closedOn,
      opening: z.optional(typedAmount(money)),
      openingDate: z.optional(CalendarDate),
      isOverdrawn: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ opening, openingDate }) => opening === undefined || openingDate !== undefined, {
        path: ['openingDate'],
        error: 'required',
      }),
    )
}

export function accountValues(account: FinanceAccount | undefined, today: string): AccountValues {
  if (!account) return { name: '', kind: 'cash', number: '', opening: '', openingDate: today, isOverdrawn: false }
  const { name, kind, number = '', closedOn = '' } = account
  return { name, kind, number, closedOn }
}

interface Target {
  id: string
  version?: number
  openingId: string
}

export function toAccountBody(
  values: AccountValues,
  { id, version, openingId }: Target,
  { money, openingText }: { money: Money; openingText: string },
): FinanceAccountBody {
  const { name, kind, number, closedOn, opening, openingDate, isOverdrawn } = values
  const amount = opening ? amountOf(opening, money) : undefined
  return {
    account: {
      id,
      name,
      kind,
      ...(number && { number }),
      ...(closedOn && { closedOn }),
      ...(version !== undefined && { version }),
    },
    ...(version === undefined &&
      amount !== undefined &&
      openingDate && {
        opening: {
          id: openingId,
          amount: isOverdrawn === true ? -amount : amount,
          date: openingDate,
          description: openingText,
        },
      }),
  }
}

/** Path of a contract field in the form. */
export const accountPath = (path: string): string =>
  path.replace('opening.amount', 'opening').replace('opening.date', 'openingDate')

/** Form values of a transfer: `amount` as typed. */
export type TransferValues = Omit<TransferWrite, 'amount'> & { amount: string }

export function transferSchema(money: Money): z.ZodMiniType<TransferValues, TransferValues> {
  return z.strictObject({ ...TransferWrite.shape, amount: typedAmount(money) }).check(
    z.refine(({ fromAccountId, toAccountId }) => fromAccountId !== toAccountId, {
      path: ['toAccountId'],
      error: 'not_allowed',
    }),
  )
}

export function transferValues(
  transfer: Transfer | undefined,
  start: Pick<Transfer, 'fromAccountId' | 'toAccountId' | 'date'>,
  money: Money,
): TransferValues {
  if (!transfer) return { id: uuidv7(), ...start, amount: '', description: '' }
  return { description: '', ...transfer, amount: money.text(transfer.amount) }
}

export function toTransfer(values: TransferValues, money: Money): TransferWrite {
  return TransferWrite.parse({ ...values, amount: amountOf(values.amount, money) })
}
