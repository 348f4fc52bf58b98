import type { BankStatement } from '@contract/finances/bankLines'
import { fetchAccounts } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'

export interface BankBalance {
  /** The bank's closing balance, in minor units, and its day. */
  bank: number
  date: string
  /** Of the account in the books at the end of that day. */
  ours: number
}

/** The closing balance of a statement beside what the books say; undefined where the file tells none, or while it is asked for. */
export function useBankBalance(
  accountId: string,
  closing: BankStatement['closingBalance'],
): { balance: BankBalance | undefined; reload: () => void } {
  const { answer, reload } = useQuery(fetchAccounts, closing?.date)
  const ours = answer?.accounts.find(({ account }) => account.id === accountId)?.balance
  // A balance of no day has none in the books beside it.
  const { amount: bank = 0, date } = closing ?? {}
  const balance = date !== undefined && ours !== undefined ? { bank, date, ours } : undefined
  return { balance, reload }
}
