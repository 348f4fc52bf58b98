import type { BankStatement } from '@contract/finances/bankLines'
import { fetchAccounts } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'

export interface BankBalance {
  /** The bank's closing balance, in minor units, and its day. */
  bank: number
  date: string
  /** Balance of the account in the books at the end of that day. */
  ours: number
}

/** The statement's closing balance and the one in the books; undefined while loading, or if the file contains none. */
export function useBankBalance(
  accountId: string,
  closing: BankStatement['closingBalance'],
): { balance: BankBalance | undefined; reload: () => void } {
  const { answer, reload } = useQuery(fetchAccounts, closing?.date)
  const ours = answer?.accounts.find(({ account }) => account.id === accountId)?.balance
  // A balance without a date cannot be compared.
  const { amount: bank = 0, date } = closing ?? {}
  const balance = date !== undefined && ours !== undefined ? { bank, date, ours } : undefined
  return { balance, reload }
}
