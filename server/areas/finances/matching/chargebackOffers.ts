import type { Finance } from '@contract/finances'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchReason } from '@contract/finances/matching'
import { dayNumber, isSureSign } from './matchCandidates'
import type { Candidate, NamedPerson } from './matchCandidates'
import { wordsOf } from './namesInText'

/** Highest fee, in minor units, that a bank charges for a return. */
export const RETURN_FEE_MAX = 2_000

/** An incoming payment: its entries, and the texts of its bank line where they were stored. */
export interface Returnable {
  entries: Finance[]
  counterparty: string | null
  account: string | null
  reference: string | null
}

/**
 * Beginnings, without accents and case, of the words that banks use for returned payments: Rücklastschrift, Rückbuchung, Rückgabe, Retoure,
 * returned, chargeback, bounced, unpaid, estorno, devolução, rejected, SEPA's reason codes for returned direct debits (ISO 20022, external
 * return reasons).
 */
const returning =
  /^(ruecklast|rucklast|ruckbuch|rueckbuch|ruckgabe|rueckgabe|ruckuber|rueckueber|retour|return|chargeback|bounced|unpaid|dishonou?red|estorn|devol|reject|reversal|ac0[146]|am04|md0[1-8]|ms0[23]|sl01)/

export const saysReturned = ({ description }: BankLine): boolean =>
  wordsOf(description).some((word) => returning.test(word))

/** An outgoing, booked line that contains a word for returns or names a counterparty. */
export const mayReturn = (line: BankLine): boolean =>
  line.amount < 0 &&
  line.isPending === undefined &&
  (saysReturned(line) || line.counterparty !== undefined || line.counterpartyAccount !== undefined)

const isSameText = (one: string | null, other: string | undefined) =>
  one !== null && other !== undefined && wordsOf(one).join(' ') === wordsOf(other).join(' ') && one.trim() !== ''

/**
 * Returns a function that finds earlier payments which a line may return: with the same sum, or up to a bank fee more where the line has a
 * word for returns. The amount alone is not enough.
 */
export function chargebackOffers(payments: readonly Returnable[]) {
  return (line: BankLine, people: readonly NamedPerson[]): Candidate[] => {
    if (payments.length === 0 || !mayReturn(line)) return []
    const isSaid = saysReturned(line)
    const words = ` ${wordsOf(`${line.description} ${line.reference ?? ''}`).join(' ')} `
    const named = new Set(people.filter(isSureSign).map(({ memberId }) => memberId))
    return payments.flatMap((payment): Candidate[] => {
      const { entries, counterparty, account, reference } = payment
      const fee = -line.amount - entries.reduce((sum, { amount }) => sum + amount, 0)
      const days = Math.min(...entries.map(({ date }) => dayNumber(line.date) - dayNumber(date)))
      if (fee < 0 || fee > (isSaid ? RETURN_FEE_MAX : 0) || days < 0) return []
      const isReference =
        reference !== null && wordsOf(reference).length > 0 && words.includes(` ${wordsOf(reference).join(' ')} `)
      const isAccount =
        account !== null &&
        line.counterpartyAccount !== undefined &&
        isSameAccountNumber(account, line.counterpartyAccount)
      const isNamed =
        isSameText(counterparty, line.counterparty) ||
        entries.some(({ memberId }) => memberId !== undefined && named.has(memberId))
      if (!isReference && !isAccount && !isNamed && !isSaid) return []
      const isTold = isReference || isAccount || isNamed
      const certainty = isSaid && isReference && fee === 0 ? 'certain' : isSaid && isTold ? 'likely' : 'possible'
      const reasons: MatchReason[] = [
        ...(isSaid ? (['returned'] as const) : []),
        ...(isReference ? (['reference'] as const) : []),
        ...(isNamed ? (['name'] as const) : []),
        ...(fee === 0 ? (['amount'] as const) : []),
      ]
      const score =
        200 +
        (isReference ? 400 : 0) +
        (isAccount ? 150 : 0) +
        (isNamed ? 100 : 0) -
        fee / 100 -
        Math.min(days, 99) / 10
      const finances = entries.map(({ id, version }) => ({ id, version }))
      const offer = { kind: 'return', certainty, reasons, finances, ...(fee > 0 && { fee }) } as const
      return [{ offer: { ...offer, finances: [...finances], reasons }, score, uses: finances.map(({ id }) => id) }]
    })
  }
}
