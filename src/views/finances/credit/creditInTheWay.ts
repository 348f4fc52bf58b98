import type { Finance } from '@contract/finances'
import type { MemberCredit } from '@contract/finances/credit'

export interface CreditInTheWay {
  /** So much more than is left of the member's credit would go back, in minor units. */
  missing: number
  /** The newest uses of it that come to as much; all of them where they do not. */
  uses: MemberCredit['uses']
  /** What was given back of it, where the uses do not come to as much. */
  givenBack: Finance[]
}

/** What keeps credit, as it came in with the entry, from going back: what it was used for, and what was given back of it. */
export function creditInTheWay({ id, amount, memberId }: Finance, credit: MemberCredit): CreditInTheWay {
  const missing = amount - credit.amount
  const uses: MemberCredit['uses'] = []
  let freed = 0
  for (const use of credit.uses) {
    if (use.memberId !== memberId || freed >= missing) continue
    uses.push(use)
    freed += use.amount
  }
  // What the bank took back of other credit went with it, and is in nothing's way.
  const returned = new Set(credit.refunds.map(({ finance }) => finance.id))
  const givenBack = credit.entries.filter(
    (entry) => entry.kind === 'expense' && entry.id !== id && !returned.has(entry.id),
  )
  return { missing, uses, givenBack: freed >= missing ? [] : givenBack }
}
