import { v7 as newId } from 'uuid'
import type { Finance, PaymentMethod } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchOffer } from '@contract/finances/matching'

/** How the line was paid, as its words tell. */
export const methodOf = (line: BankLine): PaymentMethod => (/\bpix\b/i.test(line.description) ? 'pix' : 'transfer')

/** A fee kept by the payment processor, described in the bank's words. */
export const feeOf = ({ counterparty, description }: BankLine) => ({
  id: newId(),
  description: counterparty ?? description,
})

const keptOf = (line: BankLine, { fee }: MatchOffer) => (fee === undefined ? {} : { fee: feeOf(line) })

/** What the payer paid, in minor units: the line's amount plus, if incoming, the fee that the file states. */
export const paidOf = ({ amount, fee = 0 }: BankLine): number => Math.abs(amount) + (amount > 0 ? fee : 0)

/** The decision made by accepting the offer; null where a category is still missing. */
export function decisionOf(line: BankLine, offer: MatchOffer): MatchDecision | null {
  const { finances = [], transferId, accountId, category, subcategoryId, memberId, eventId, notes } = offer
  switch (offer.kind) {
    case 'due': {
      const credit = offer.over !== undefined && memberId !== undefined && { id: newId(), creditOf: memberId }
      return { kind: 'pay', finances, method: methodOf(line), ...credit, ...keptOf(line, offer) }
    }
    case 'part':
      return { kind: 'pay', finances, method: methodOf(line), id: newId(), ...keptOf(line, offer) }
    case 'return': {
      const fee = offer.fee !== undefined && { fee: { description: line.description, isPassedOn: false } }
      return { kind: 'return', id: newId(), finances, ...fee }
    }
    case 'entry': {
      const [entry] = finances
      return entry ? { kind: 'link', financeId: entry.id } : null
    }
    case 'transfer':
      if (transferId !== undefined) return { kind: 'transfer', transferId }
      return accountId === undefined ? null : { kind: 'transfer', id: newId(), accountId }
    default: {
      if (category === undefined) return null
      const links = { ...(memberId && { memberId }), ...(eventId && { eventId }), ...(notes && { notes }) }
      return { kind: 'new', id: newId(), category, ...(subcategoryId && { subcategoryId }), ...links }
    }
  }
}

/** Member and event of a new entry, as set by the user; an empty id means none. */
export interface EntryLinks {
  memberId?: string
  eventId?: string
}

/** Applies links set by the user to a new entry, overriding those of a rule; other decisions have no links. */
export function withLinks(decision: MatchDecision | null, said: EntryLinks | undefined): MatchDecision | null {
  if (decision?.kind !== 'new' || said === undefined) return decision
  const { memberId, eventId, ...rest } = { ...decision, ...said }
  return { ...rest, ...(memberId && { memberId }), ...(eventId && { eventId }) }
}

/** A new entry with the line's day, amount and text, and member, event and notes of a matching rule. */
export function newEntry(
  { category, subcategoryId }: Pick<Finance, 'category' | 'subcategoryId'>,
  offers: readonly MatchOffer[],
): MatchDecision {
  const { memberId, eventId, notes } = offers.find(({ kind }) => kind === 'rule') ?? {}
  const links = { ...(memberId && { memberId }), ...(eventId && { eventId }), ...(notes && { notes }) }
  return { kind: 'new', id: newId(), category, ...(subcategoryId && { subcategoryId }), ...links }
}

/** A new transfer with another account. */
export const newTransfer = (accountId: string): MatchDecision => ({ kind: 'transfer', id: newId(), accountId })

/** Ids of entries and transfers that a decision uses up: no other line of the review can use them. */
export function usesOf(decision: MatchDecision | null): string[] {
  if (decision?.kind === 'link') return [decision.financeId]
  if (decision?.kind === 'transfer') return decision.transferId === undefined ? [] : [decision.transferId]
  if (decision?.kind === 'return') return decision.finances.map(({ id }) => id)
  if (decision?.kind !== 'pay') return []
  // An entry paid in part can be shared by several lines; it is the last one.
  const isPart = decision.id !== undefined && decision.creditOf === undefined
  return decision.finances.slice(0, isPart ? -1 : undefined).map(({ id }) => id)
}

/** The same decision with new ids: after undoing an import, the old ones belong to its removed entries. */
export function withNewIds(decision: MatchDecision | null): MatchDecision | null {
  if (decision?.kind === 'pay') {
    const { id, fee } = decision
    return { ...decision, ...(id !== undefined && { id: newId() }), ...(fee && { fee: { ...fee, id: newId() } }) }
  }
  return decision !== null && 'id' in decision && decision.id !== undefined ? { ...decision, id: newId() } : decision
}
