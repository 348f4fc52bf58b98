import type { BankLine } from '@contract/finances/bankLines'
import type { MatchOffer } from '@contract/finances/matching'
import { isSureSign, payCandidate } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'
import { wordsOf } from './namesInText'

/** Payment processors that keep a fee of each payment, as they appear in bank texts. */
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

/** Highest fee, in minor units: the dearest tariffs of those above, abroad and by card, are below 5 % plus 1.00. */
const mostOf = (amount: number) => Math.floor(amount / 20) + 100

/** The line with the gross amount, where its file contains the processor's fee. */
export const asPaid = (line: BankLine): BankLine =>
  line.fee === undefined || line.amount <= 0 ? line : { ...line, amount: line.amount + line.fee }

/** Adds the line's fee to a payment offer that was found by the gross amount. */
export function withToldFee({ fee, amount }: BankLine, found: Candidate): Candidate {
  const isPaying = found.offer.kind === 'due' || found.offer.kind === 'part'
  return fee === undefined || amount <= 0 || !isPaying ? found : { ...found, offer: { ...found.offer, fee } }
}

/**
 * Returns a function that finds entries a line pays in full, less a processor's small fee (`fee`), where the file does not contain the fee.
 */
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
