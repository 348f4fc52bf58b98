import type { BankLine, BankStatement } from '@contract/finances/bankLines'
import type { FinanceAccount } from '@contract/finances/accounts'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'

/** Lines to match, in file order: those of the statement, and the left-out ones whose index is in `taken`. */
export function chosenLines({ lines, aside = [] }: BankStatement, taken: ReadonlySet<number>): BankLine[] {
  const wanted = aside.flatMap((line, place) => (line.taken && taken.has(place) ? [line.taken] : []))
  if (wanted.length === 0) return lines
  return [...lines, ...wanted].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** Number of lines in the file, left-out ones included. */
export const readCount = ({ lines, aside = [] }: BankStatement) => lines.length + aside.length

/** The only open account, else the one with the statement's number. */
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

/** Limit for an account's number. */
const NUMBER_MAX = 40

/** The file's account number, to be stored if the account has none yet; undefined if it is not suitable. */
export function numberToLearn(account: FinanceAccount | undefined, number: string | undefined): string | undefined {
  const canLearn = account !== undefined && account.number === undefined && account.kind !== 'cash'
  return canLearn && number !== undefined && number.length <= NUMBER_MAX ? number : undefined
}
