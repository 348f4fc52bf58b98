import type { FinanceAccount } from '@contract/finances/accounts'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'
import { foldWords } from '@/@core/components/foldText'
import type { FinanceColumns } from './financeImportAnswers'

/** An open account of the group. */
export type OwnAccount = Pick<FinanceAccount, 'id' | 'name' | 'number'>

/** The account that a file means: by its name, or by its IBAN or number. Undefined: none, or several of that number. */
export function accountNamed(word: string, accounts: readonly OwnAccount[]): string | undefined {
  const named = accounts.find(({ name }) => foldWords(name) === foldWords(word))
  if (named) return named.id
  const [numbered, ...more] = accounts.filter(({ number }) => number !== undefined && isSameAccountNumber(number, word))
  return more.length > 0 ? undefined : numbered?.id
}

/** Whether each line goes to the account that it names: the group has several, and the file knows at least one of them. */
export function namesOwnAccounts(columns: FinanceColumns, accounts: readonly OwnAccount[]): boolean {
  if (accounts.length < 2) return false
  return [...new Set(columns.values('ownAccount'))].some((word) => accountNamed(word, accounts) !== undefined)
}
