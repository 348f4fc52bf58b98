import type { BankLine } from '@contract/treasury/bankLines'
import type { MatchOffer } from '@contract/treasury/matching'
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

/** Answers what a line pays in full that is less than what is owed by what a processor kept of it (`fee`): as the file tells it, else by a little. */
export function feeOffers(dues: readonly MatchEntry[]) {
  const ofMember = new Map<string, MatchEntry[]>()
  for (const due of dues) {
    if (due.memberId === null || due.kind !== 'income') continue
    ofMember.set(due.memberId, [...(ofMember.get(due.memberId) ?? []), due])
  }
  return (line: BankLine, people: readonly NamedPerson[]): Candidate[] => {
    if (line.amount <= 0) return []
    const isTold = line.fee !== undefined
    const isPassedOn = wordsOf(`${line.counterparty ?? ''} ${line.description}`).some((word) => processors.has(word))
    const isPaidBy = ({ amount }: MatchEntry) =>
      line.fee === undefined
        ? amount > line.amount && amount - line.amount <= mostOf(amount)
        : amount === line.amount + line.fee
    return people.flatMap((person): Candidate[] => {
      const { sign, weight, memberId, isSole } = person
      const owed = ofMember.get(memberId) ?? []
      const due = owed.find(isPaidBy)
      const isOther = !isTold && owed.some(({ amount }) => amount === line.amount)
      if (!isSureSign(person) || due === undefined || isOther) return []
      const isCertain = isSole && (isTold || (isPassedOn && sign === 'reference'))
      const certainty: MatchOffer['certainty'] = isCertain ? 'certain' : isTold || isPassedOn ? 'likely' : 'possible'
      const { offer, ...rest } = payCandidate('due', certainty, weight + 10, [due], [sign])
      return [{ ...rest, offer: { ...offer, fee: due.amount - line.amount } }]
    })
  }
}
