import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import { MATCH_SUM_MAX, type MatchDecision } from '@contract/finances/matching'
import { feeOf, methodOf, paidOf } from './lineDecisions'
import { oldestFirst, takesAnyAmount } from '@/views/finances/ledger/receivedAmount'
import { sumOf } from '@/views/finances/ledger/signedAmount'

/** Result of selecting entries for a line by hand; amounts in minor units. */
type HandChoice =
  | { kind: 'ready'; decision: MatchDecision; rest: number; isFee?: true }
  /** The line exceeds the entries: the excess becomes credit of one of their members, by default the one with the oldest entry. */
  | { kind: 'over'; decision: MatchDecision; over: number; creditOf: string; memberIds: string[] }
  | { kind: 'none' }
  /** Difference between the line and the entries. */
  | { kind: 'more' | 'less'; by: number }
  /** A paid entry together with others, or with another amount than the line. */
  | { kind: 'mixed' }
  | { kind: 'many' }

const toChosen = ({ id, version }: Finance) => ({ id, version })

/**
 * The decision for selected entries. Open entries are paid by the line: in full, the oldest first with the last one in part, or with the
 * excess as credit of `creditOf`, else of the member with the oldest entry. A paid entry is linked. `isFee`: the unpaid rest is a fee kept
 * by the payment processor.
 */
export function handDecision(line: BankLine, chosen: readonly Finance[], creditOf?: string, isFee = false): HandChoice {
  const amount = paidOf(line)
  // A fee stated in the file always counts as the fee.
  const kept = amount === Math.abs(line.amount) ? {} : { fee: feeOf(line) }
  const method = methodOf(line)
  const [first] = chosen
  if (first === undefined) return { kind: 'none' }
  if (chosen.some(({ status }) => status === 'paid'))
    return chosen.length === 1 && first.amount === Math.abs(line.amount)
      ? { kind: 'ready', decision: { kind: 'link', financeId: first.id }, rest: 0 }
      : { kind: 'mixed' }
  if (chosen.length > MATCH_SUM_MAX) return { kind: 'many' }
  const sum = sumOf(chosen)
  const finances = chosen.map(toChosen)
  if (sum === amount) return { kind: 'ready', decision: { kind: 'pay', finances, method, ...kept }, rest: 0 }
  if (sum < amount) {
    const memberIds = [...new Set(oldestFirst(chosen).flatMap(({ memberId }) => memberId ?? []))]
    const whose = memberIds.find((id) => id === creditOf) ?? memberIds[0]
    if (whose === undefined || !takesAnyAmount(chosen)) return { kind: 'more', by: amount - sum }
    const decision = { kind: 'pay', finances, method, id: newId(), creditOf: whose, ...kept } as const
    return { kind: 'over', decision, over: amount - sum, creditOf: whose, memberIds }
  }
  if (isFee && line.amount > 0 && line.fee === undefined)
    return {
      kind: 'ready',
      decision: { kind: 'pay', finances, method, fee: feeOf(line) },
      rest: sum - amount,
      isFee: true,
    }
  const oldest = oldestFirst(chosen)
  if (amount <= sumOf(oldest.slice(0, -1))) return { kind: 'less', by: sum - amount }
  return {
    kind: 'ready',
    decision: { kind: 'pay', finances: oldest.map(toChosen), method, id: newId(), ...kept },
    rest: sum - amount,
  }
}
