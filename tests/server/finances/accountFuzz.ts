import { v7 as newId } from 'uuid'
import type { FinanceAccount, Transfer } from '@contract/finances/accounts'
import type { LedgerAction } from './ledgerFuzz'

interface AccountKit {
  below: (count: number) => number
  oneOf: <Thing>(things: readonly Thing[]) => Thing
  isLucky: () => boolean
  day: () => string
  post: (url: string, payload: object) => LedgerAction
  remove: (url: string, id: string) => LedgerAction
  accounts: () => FinanceAccount[]
  transfers: () => Transfer[]
}

/** Accounts come, close and go, and money moves between them. */
export function accountFuzz(kit: AccountKit): (() => LedgerAction)[] {
  const { below, oneOf, isLucky, day, post, remove, accounts, transfers } = kit
  const accountId = () => oneOf(accounts()).id
  /** As last read, and so valid or not: between any two accounts, one of them maybe closed. */
  const transfer = () => ({
    id: newId(),
    fromAccountId: accountId(),
    toAccountId: accountId(),
    amount: 1 + below(100_000),
    date: day(),
  })
  const earlierTransfer = () => (transfers().length > 0 ? oneOf(transfers()) : transfer())

  return [
    () => post('/finances/add-transfer', { transfer: transfer() }),
    () => post('/finances/add-transfer', { transfer: transfer() }),
    () => {
      const { id, version } = { version: 1, ...earlierTransfer() }
      return post('/finances/add-transfer', { transfer: { ...transfer(), id, version } })
    },
    // As it was read: nothing new, an old reading, or Undo of a removal.
    () => post('/finances/add-transfer', { transfer: earlierTransfer() }),
    () => remove('/finances/remove-transfer', earlierTransfer().id),
    () => {
      const { closedOn, ...account } = oneOf(accounts())
      return post('/finances/add-account', {
        account: closedOn === undefined ? { ...account, closedOn: day() } : account,
      })
    },
    () => {
      const opening = { id: newId(), amount: isLucky() ? 500 : -700, date: day(), description: 'Saldo' }
      const account = { id: newId(), name: `Caixa ${newId()}`, kind: 'cash' }
      return post('/finances/add-account', { account, ...(isLucky() && { opening }) })
    },
    () => remove('/finances/remove-account', accountId()),
  ]
}
