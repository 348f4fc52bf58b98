import type { BankLine, BankStatement } from '@contract/finances/bankLines'
import type { FinanceAccount } from '@contract/finances/accounts'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'

/** The lines to match: those of the statement, and of what is left out the places that are wanted all the same; in the order of the file. */
export function chosenLines({ lines, aside = [] }: BankStatement, taken: ReadonlySet<number>): BankLine[] {
  const wanted = aside.flatMap((line, place) => (line.taken && taken.has(place) ? [line.taken] : []))
  if (wanted.length === 0) return lines
  return [...lines, ...wanted].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** How many lines were read of it; all of them are matched or left out. */
export const readCount = ({ lines, aside = [] }: BankStatement) => lines.length + aside.length

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
