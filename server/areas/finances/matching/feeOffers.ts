import type { BankLine } from '@contract/finances/bankLines'
import type { MatchOffer } from '@contract/finances/matching'
import { isSureSign, payCandidate } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'
import { wordsOf } from './namesInText'

/** Who passes payments on and keeps a fee of each, as banks write them. */
const processors = new Set([
  'paypal',
  'stripe',
  'sumup',
  'zettle',
  'izettle',
  'mollie',
  'twint',
  'pagseguro',
  'mercadopago',
  'square',
])

/** Most that is kept of one payment: the dearest tariffs of those above, abroad and by card, are below 5 % and 1.00. */
const mostOf = (amount: number) => Math.floor(amount / 20) + 100

/** A line whose file tells what was kept of it, with that: as it was paid. */
export const asPaid = (line: BankLine): BankLine =>
  line.fee === undefined || line.amount <= 0 ? line : { ...line, amount: line.amount + line.fee }

/** What was found for a line as it was paid: all of it goes with what was kept. */
export function withToldFee({ fee, amount }: BankLine, found: Candidate): Candidate {
  const isPaying = found.offer.kind === 'due' || found.offer.kind === 'part'
  return fee === undefined || amount <= 0 || !isPaying ? found : { ...found, offer: { ...found.offer, fee } }
}

/** Answers what a line pays in full that is less than what is owed by the little that a processor keeps (`fee`), where its file does not tell how much. */
export function feeOffers(dues: readonly MatchEntry[]) {
  const ofMember = new Map<string, MatchEntry[]>()
  for (const due of dues) {
    if (due.memberId === null || due.kind !== 'income') continue
    ofMember.set(due.memberId, [...(ofMember.get(due.memberId) ?? []), due])
  }
  return (line: BankLine, people: readonly NamedPerson[]): Candidate[] => {
    if (line.amount <= 0 || line.fee !== undefined) return []
    const isPassedOn = wordsOf(`${line.counterparty ?? ''} ${line.description}`).some((word) => processors.has(word))
    const isPaidBy = ({ amount }: MatchEntry) => amount > line.amount && amount - line.amount <= mostOf(amount)
    return people.flatMap((person): Candidate[] => {
      const { sign, weight, memberId, isSole } = person
      const owed = ofMember.get(memberId) ?? []
      const due = owed.find(isPaidBy)
      const isOther = owed.some(({ amount }) => amount === line.amount)
      if (!isSureSign(person) || due === undefined || isOther) return []
      const isCertain = isSole && isPassedOn && sign === 'reference'
      const certainty: MatchOffer['certainty'] = isCertain ? 'certain' : isPassedOn ? 'likely' : 'possible'
      const { offer, ...rest } = payCandidate('due', certainty, weight + 10, [due], [sign])
      return [{ ...rest, offer: { ...offer, fee: due.amount - line.amount } }]
    })
  }
}
