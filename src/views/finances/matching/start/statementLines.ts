import type { BankLine, BankStatement } from '@contract/treasury/bankLines'
import type { FinanceAccount } from '@contract/treasury/accounts'
import { isSameAccountNumber } from '@contract/treasury/accountNumbers'
import { isBalance } from '@/@core/import/parsing/asideRows'

/** What becomes of lines that are only announced. */
export const pendingPolicies = ['leave_out', 'take_in'] as const
export type PendingPolicy = (typeof pendingPolicies)[number]

/** The lines that move money; those that tell a balance do not. */
export function movingLines({ lines }: BankStatement): BankLine[] {
  return lines.filter(({ amount, description }) => amount !== 0 && !isBalance(description))
}

export function chosenLines(statement: BankStatement, pending: PendingPolicy | ''): BankLine[] {
  return movingLines(statement).filter(({ isPending }) => isPending !== true || pending === 'take_in')
}

/** Whose statement it is: the only open account, else the one with its number. */
export function guessAccount(
  accounts: readonly FinanceAccount[],
  accountNumber: string | undefined,
): FinanceAccount | undefined {
  const open = accounts.filter(({ closedOn }) => closedOn === undefined)
  if (open.length === 1) return open[0]
  return open.find(
    ({ number }) => number !== undefined && accountNumber !== undefined && isSameAccountNumber(number, accountNumber),
  )
}

/** Longer ones are told by no account. */
const NUMBER_MAX = 40

/** The number by which the account can be known from now on, where it has none of its own yet. */
export function numberToLearn(account: FinanceAccount | undefined, number: string | undefined): string | undefined {
  const canLearn = account !== undefined && account.number === undefined && account.kind !== 'cash'
  return canLearn && number !== undefined && number.length <= NUMBER_MAX ? number : undefined
}
