import * as z from 'zod/mini'
import { LoanWrite, type Loan, type Thing } from '@contract/members/things'
import type { Money } from '@/i18n/money'
import { isAmount } from '@/shared/money/typedAmount'
import { amountOf } from './thingForm'

export interface LoanValues {
  thingId: string
  memberId: string
  since: string
  until: string
  deposit: string
  conditionLent: string
  returnedOn: string
  conditionReturned: string
  note: string
}

interface NewLoan {
  thing?: Thing | undefined
  memberId?: string | undefined
  today: string
}

/** Of a new loan: from today on, of a thing in the condition in which it is. */
export const newLoanValues = ({ thing, memberId, today }: NewLoan): LoanValues => ({
  thingId: thing?.id ?? '',
  memberId: memberId ?? '',
  since: today,
  until: '',
  deposit: '',
  conditionLent: thing?.condition ?? '',
  returnedOn: '',
  conditionReturned: '',
  note: '',
})

export const loanValues = (loan: Loan, money: Money): LoanValues => ({
  thingId: loan.thingId,
  memberId: loan.memberId,
  since: loan.since,
  until: loan.until ?? '',
  deposit: loan.deposit === undefined ? '' : money.text(loan.deposit),
  conditionLent: loan.conditionLent ?? '',
  returnedOn: loan.returnedOn ?? '',
  conditionReturned: loan.conditionReturned ?? '',
  note: loan.note ?? '',
})

/** What comes back today, as it was lent unless somebody says otherwise. */
export const returnValues = (loan: Loan, today: string, money: Money): LoanValues => ({
  ...loanValues(loan, money),
  returnedOn: today < loan.since ? loan.since : today,
  conditionReturned: loan.conditionLent ?? '',
})

/** Fields left empty are left out. */
export function toLoanRequest(values: LoanValues, target: { id: string; version?: number }, money: Money) {
  const { thingId, memberId, since, deposit, ...rest } = values
  const amount = amountOf(deposit, money)
  const told = Object.entries(rest).filter(([, text]) => text !== undefined && text !== '')
  return {
    ...target,
    thingId,
    memberId,
    since,
    ...Object.fromEntries(told),
    ...(amount !== undefined && { deposit: amount }),
  }
}

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules, an amount that can be read, and nothing that comes back in the future; `isReturn`: the day is told. */
export const loanSchema = (money: Money, today: string, isReturn: boolean) =>
  z.custom<LoanValues>().check(({ value, issues }) => {
    const add = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', input: value, path, message })
    const request = toLoanRequest(value, { id: ANY_ID }, money)
    for (const { path, message } of LoanWrite.safeParse(request).error?.issues ?? []) add(path, message)
    if (value.deposit && !isAmount(value.deposit, money)) add(['deposit'], 'not_allowed')
    if (value.returnedOn && value.returnedOn > today) add(['returnedOn'], 'future_date')
    if (isReturn && !value.returnedOn) add(['returnedOn'], 'required')
  })
