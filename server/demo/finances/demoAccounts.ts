import { DEMO_GROUP_ID } from '@contract/demoRoles'
import type { FinanceAccountKind, TransferWrite } from '@contract/finances/accounts'
import { firstDayOf, lastDayOf } from '../../platform/time/days'
import type { DemoFinance } from './ledgerLines'

export interface DemoAccount {
  id: string
  name: string
  kind: FinanceAccountKind
}

export type DemoTransfer = Omit<TransferWrite, 'version'>

const CASH_BOX = '01900000-0000-7000-a000-000000000001'
const CARD_ACCOUNT = '01900000-0000-7000-a000-000000000002'

export const demoMoneyAccounts: DemoAccount[] = [
  { id: CASH_BOX, name: 'Caixinha da tesouraria', kind: 'cash' },
  { id: CARD_ACCOUNT, name: 'Maquininha', kind: 'payment' },
]

/** What lies in the cash box when the books begin. */
export const CASH_OPENING = 25_000
/** So much change stays in the cash box; what is more goes to the bank once it is worth the way. */
const KEPT = 20_000
const WORTH_THE_WAY = 60_000

/** Where money is by how it was paid: coins in the box, cards with the service, all else in the bank. */
export function accountFor({ method }: Pick<DemoFinance, 'method'>): { accountId?: string } {
  if (method === 'cash') return { accountId: CASH_BOX }
  return method === 'card' ? { accountId: CARD_ACCOUNT } : {}
}

function transferId(number: number): string {
  return `01900000-0000-7000-a100-${number.toString(16).padStart(12, '0')}`
}

/**
 * At the end of months that are over, what has gathered is taken to the bank; before a month that would need more than there is, some is
 * fetched. So no account is overdrawn.
 */
export function demoTransfers(entries: readonly DemoFinance[], months: readonly string[]): DemoTransfer[] {
  const transfers: Omit<DemoTransfer, 'id'>[] = []
  const rules = [
    {
      accountId: CASH_BOX,
      keeps: KEPT,
      from: WORTH_THE_WAY,
      out: 'Depósito do dinheiro da caixinha',
      in: 'Dinheiro para a caixinha',
    },
    { accountId: CARD_ACCOUNT, keeps: 0, from: 1, out: 'Repasse da maquininha', in: 'Saldo para pagar com cartão' },
  ]
  for (const rule of rules) {
    let balance = 0
    for (const month of months) {
      const moved = entries
        .filter(
          ({ accountId, date, status }) => accountId === rule.accountId && status === 'paid' && date.startsWith(month),
        )
        .map(({ kind, amount }) => (kind === 'income' ? amount : -amount))
      // As if all that leaves came first.
      const lowest = moved.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, balance)
      if (lowest < 0) {
        transfers.push({
          fromAccountId: DEMO_GROUP_ID,
          toAccountId: rule.accountId,
          amount: rule.keeps - lowest,
          date: firstDayOf(month),
          description: rule.in,
        })
        balance += rule.keeps - lowest
      }
      balance += moved.reduce((sum, amount) => sum + amount, 0)
      if (balance < rule.from || month === months.at(-1)) continue
      transfers.push({
        fromAccountId: rule.accountId,
        toAccountId: DEMO_GROUP_ID,
        amount: balance - rule.keeps,
        date: lastDayOf(month),
        description: rule.out,
      })
      balance = rule.keeps
    }
  }
  return transfers.map((transfer, at) => ({ id: transferId(at + 1), ...transfer }))
}
