import type { Finance } from '@contract/finances'
import type { MemberCredit } from '@contract/finances/credit'

export interface CreditInTheWay {
  /** Amount by which the entry exceeds the member's remaining credit, in minor units. */
  missing: number
  /** The latest uses that total the missing amount; all of them if they do not reach it. */
  uses: MemberCredit['uses']
  /** The refunds of it, if the uses do not reach the missing amount. */
  givenBack: Finance[]
}

/** Why the entry's credit cannot be removed: its uses and refunds. */
export function creditInTheWay({ id, amount, memberId }: Finance, credit: MemberCredit): CreditInTheWay {
  const missing = amount - credit.amount
  const uses: MemberCredit['uses'] = []
  let freed = 0
  for (const use of credit.uses) {
    if (use.memberId !== memberId || freed >= missing) continue
    uses.push(use)
    freed += use.amount
  }
  // Returned credit was removed together with its payment, and prevents nothing.
  const returned = new Set(credit.refunds.map(({ finance }) => finance.id))
  const givenBack = credit.entries.filter(
    (entry) => entry.kind === 'expense' && entry.id !== id && !returned.has(entry.id),
  )
  return { missing, uses, givenBack: freed >= missing ? [] : givenBack }
}
