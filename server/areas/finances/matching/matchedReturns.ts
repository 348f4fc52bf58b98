import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { findAllStored } from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'
import { isReturnable, planReturn } from '../payments/public'
import type { KeptEntry } from './keptLines'
import type { LineRefusals } from './lineRefusals'

interface ReturnLine {
  place: number
  line: BankLine
  decision: MatchDecision & { kind: 'return' }
}

interface ReturnPlan {
  entries: NewFinance[]
  originals: StoredFinance[]
  made: KeptEntry[]
}

/** Plans the entries for lines that return payments of the account; with the fee they add up to the amount of the line. */
export async function planReturns(
  ledger: Ledger,
  accountId: string,
  lines: readonly ReturnLine[],
  { refuse }: LineRefusals,
): Promise<ReturnPlan> {
  const plan: ReturnPlan = { entries: [], originals: [], made: [] }
  const ids = lines.flatMap(({ decision }) => decision.finances.map(({ id }) => id.toLowerCase()))
  const stored = await findAllStored(ledger, ids)
  const taken = new Set<string>()
  for (const { place, line, decision } of lines) {
    const originals = decision.finances.flatMap(({ id, version }) => {
      const entry = stored.get(id.toLowerCase())
      const isThere = entry !== undefined && entry.version === version && isReturnable(entry) && !taken.has(entry.id)
      if (isThere) taken.add(entry.id)
      return isThere && (entry.accountId ?? ledger.groupId) === accountId ? [entry] : []
    })
    const fee = -line.amount - originals.reduce((sum, { amount }) => sum + amount, 0)
    if (originals.length < decision.finances.length) refuse(place, 'conflict')
    else if (fee < 0 || fee > 0 !== (decision.fee !== undefined)) refuse(place, 'invalid')
    else {
      const { id, fee: said } = decision
      const made = planReturn(originals, {
        id: id.toLowerCase(),
        date: line.date,
        ...(said && { fee: { ...said, amount: fee } }),
      })
      plan.entries.push(...made.entries)
      plan.originals.push(...originals)
      plan.made.push(...made.moved.map((entry) => ({ place, id: entry, outcome: 'made' as const, version: 1 })))
    }
  }
  return plan
}
