import type { BankLine } from '@contract/finances/bankLines'
import { MATCH_SUM_MAX } from '@contract/finances/matching'
import type { MatchReason } from '@contract/finances/matching'
import type { PaidTogether } from '../payers/public'
import { findSum } from '../judging/public'
import { dueDay, isSureSign, kindOf, payCandidate, surestOf } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'

const sumOf = (entries: readonly MatchEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

/**
 * An overpayment: the line pays all debts, and the rest becomes credit. Only likely or less, as it may be for something else. A reference
 * identifies the person even without debts; the whole amount is then credit.
 */
export function overOffers(
  { amount }: BankLine,
  owed: readonly MatchEntry[],
  person: NamedPerson,
  memberId: string,
): Candidate[] {
  const { sign, weight } = person
  const over = amount - sumOf(owed)
  const isMeant = owed.length > 0 || sign === 'reference'
  if (!isMeant || owed.length > MATCH_SUM_MAX || over <= 0 || !isSureSign(person)) return []
  const certainty = sign === 'reference' ? 'likely' : 'possible'
  const { offer, ...rest } = payCandidate('due', certainty, weight + 20, owed, [sign])
  return [{ ...rest, offer: { ...offer, over, memberId } }]
}

/** Returns a function that finds what a payer's line may pay for several members, as on the payer's statement. */
export function payerOffers(
  paidTogether: readonly PaidTogether[],
  askedOf: (payerId: string) => readonly MatchEntry[],
) {
  const byPayer = new Map(paidTogether.map((together) => [together.payerId, together]))

  function offersFor(line: BankLine, person: NamedPerson): Candidate[] {
    const { sign, weight } = person
    const { name = null } = byPayer.get(person.memberId) ?? {}
    const [amount, kind] = [Math.abs(line.amount), kindOf(line.amount)]
    const owed = askedOf(person.memberId)
      .filter((due) => due.kind === kind)
      .toSorted((one, other) => dueDay(one) - dueDay(other) || one.id.localeCompare(other.id))
    const oldest: MatchEntry[] = []
    for (const due of owed) if (sumOf(oldest) < amount) oldest.push(due)
    if (oldest.length > 0 && oldest.length <= MATCH_SUM_MAX && sumOf(oldest) === amount) {
      const isAll = oldest.length === owed.length
      const reasons: MatchReason[] = [
        sign,
        oldest.length > 1 ? 'sum' : 'amount',
        ...(isAll ? [] : (['oldest'] as const)),
      ]
      // A statement's reference comes before the payer's own debts.
      const score = weight + (sign === 'reference' ? 130 : 80)
      return [payCandidate('due', surestOf(person), score, oldest, reasons)]
    }
    const summed = findSum(
      owed.map((due) => due.amount),
      amount,
    )
    const chosen = summed?.flatMap((at) => owed[at] ?? [])
    if (chosen) return [payCandidate('due', 'likely', weight + 60, chosen, [sign, 'sum'])]
    const exact = owed.filter((due) => due.amount === amount).slice(0, 1)
    if (exact.length > 0) return [payCandidate('due', 'likely', weight + 60, exact, [sign, 'amount'])]
    if (sumOf(oldest) > amount && oldest.length <= MATCH_SUM_MAX) {
      const certainty = sign === 'reference' ? 'likely' : 'possible'
      return [payCandidate('part', certainty, weight, oldest, [sign, 'oldest'])]
    }
    // Credit belongs to a member: for a payer who is not one, to the member with the oldest debt.
    const creditOf = name === null ? person.memberId : owed[0]?.memberId
    return creditOf ? overOffers(line, owed, person, creditOf) : []
  }

  return {
    isPayer: ({ memberId }: NamedPerson) => byPayer.has(memberId),
    isMember: ({ memberId }: NamedPerson) => (byPayer.get(memberId)?.name ?? null) === null,
    offersFor: (line: BankLine, person: NamedPerson) => (byPayer.has(person.memberId) ? offersFor(line, person) : []),
  }
}
