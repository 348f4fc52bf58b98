import type { FinanceCategory } from '@contract/finances'
import type { Transfer } from '@contract/finances/accounts'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchOffer, MatchReason } from '@contract/finances/matching'
import type { MatchRule } from '@contract/finances/matchRules'
import { assignOffers } from './assignOffers'
import { entryOffers, transferOffers } from './bookedOffers'
import type { OtherAccount } from './bookedOffers'
import { chargebackOffers } from './chargebackOffers'
import type { Returnable } from './chargebackOffers'
import { collectionOffers } from './collectionOffers'
import type { Collection } from './collectionOffers'
import { dueOffers } from './dueOffers'
import { orderOffers } from './orderOffers'
import type { OrderedPayment } from './orderOffers'
import { asPaid, feeOffers, withToldFee } from './feeOffers'
import { payCandidate } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'
import type { PaidTogether } from '../payers/public'
import type { Judgement } from './judgements'
import { personFinder } from './namesInText'
import { ruleTest } from './ruleMatching'

/** A rule identifies the person: weaker than a reference, stronger than a name. */
const RULE_WEIGHT = 350

/** Everything that lines can be matched with. Entries are sorted earliest first. */
interface MatchSources {
  accountId: string
  members: readonly { id: string; name: string }[]
  paidTogether: readonly PaidTogether[]
  dues: readonly MatchEntry[]
  /** Paid entries of the account that no file contained yet, and transfers not yet seen on it. */
  entries: readonly MatchEntry[]
  transfers: readonly Transfer[]
  /** Earlier payments that a line may return. */
  returnable: readonly Returnable[]
  /** Direct debit runs. */
  collections: readonly Collection[]
  /** What is not paid of payment orders. */
  ordered: readonly OrderedPayment[]
  otherAccounts: readonly OtherAccount[]
  /** In their order. */
  rules: readonly MatchRule[]
  guess: (line: BankLine) => FinanceCategory | null
}

/** Whether the offer reserves its entries for this line. */
const isHeld = ({ certainty, takenBy }: MatchOffer) => certainty !== 'possible' && takenBy === undefined

/** Reasons that identify the person by more than a part of the name. */
const payerSigns: readonly string[] = ['reference', 'name', 'rule']

/** The match is no coincidence: it is at least likely, or the person is identified. */
const isFound = ({ offer: { certainty, reasons } }: Candidate) =>
  certainty !== 'possible' || reasons.some((reason) => payerSigns.includes(reason))

/**
 * The offer of a rule: certain if the rule determines the purpose, but only likely for the category "other" or a transfer whose other side
 * is not booked. `isElse`: another match is more probable and goes first.
 */
function ruleOffer(rule: MatchRule, isElse: boolean): Candidate {
  const { category, subcategoryId, memberId, eventId, accountId, notes } = rule
  const isGuess = accountId !== undefined || (category === 'other' && subcategoryId === undefined)
  const certainty = isElse || isGuess ? 'likely' : 'certain'
  const said = { certainty, reasons: ['rule'], ruleId: rule.id } as const
  const offer: MatchOffer =
    accountId === undefined
      ? {
          ...said,
          kind: 'rule',
          reasons: ['rule'],
          ...(category && { category }),
          ...(subcategoryId && { subcategoryId }),
          ...(memberId && { memberId }),
          ...(eventId && { eventId }),
          ...(notes && { notes }),
        }
      : { ...said, kind: 'transfer', reasons: ['rule'], accountId }
  return { offer, score: 50, uses: [] }
}

/** Pairs of lines of one person whose sum is an open entry: each pays a part of it. */
function partOffers(
  lines: readonly BankLine[],
  candidates: readonly Candidate[][],
  peopleOf: (line: BankLine) => readonly NamedPerson[],
  largerOf: (memberId: string, line: BankLine) => MatchEntry[],
): void {
  const parts = new Map<string, { place: number; due: MatchEntry; amount: number; weight: number }[]>()
  for (const [place, line] of lines.entries()) {
    if (line.isPending || candidates[place]?.some(({ offer }) => offer.certainty !== 'possible')) continue
    for (const { memberId, sign, weight } of peopleOf(line)) {
      if (sign === 'family') continue
      const paid = asPaid(line)
      for (const due of largerOf(memberId, paid).slice(0, 12)) {
        const known = parts.get(due.id) ?? []
        known.push({ place, due, amount: Math.abs(paid.amount), weight })
        parts.set(due.id, known)
      }
    }
  }
  for (const found of parts.values())
    for (const [at, first] of found.entries()) {
      const second = found.slice(at + 1).find(({ amount }) => amount + first.amount === first.due.amount)
      if (!second) continue
      const { id, version } = first.due
      for (const { place, weight } of [first, second]) {
        const line = lines[place]
        if (line === undefined) continue
        const offer: MatchOffer = {
          kind: 'part',
          certainty: 'likely',
          reasons: ['name', 'payments'],
          finances: [{ id, version }],
        }
        // Both lines may use the entry, so the reserved key includes the line.
        candidates[place]?.push(withToldFee(line, { offer, score: weight + 60, uses: [`${id} ${place}`] }))
      }
      break
    }
}

/** Higher than any other score. */
const JUDGED_SCORE = 1_000

/** Offers from the judge's verdict: an announced line pays its pending entry; a probable match must be confirmed by a person. */
function judgedOffers({ kind, entryId }: Judgement, { entries, dues }: MatchSources): Candidate[] {
  const reasons: MatchReason[] = ['amount', 'day']
  if (kind === 'announced') {
    const due = dues.find(({ id }) => id === entryId)
    return due ? [payCandidate('due', 'certain', JUDGED_SCORE, [due], reasons)] : []
  }
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) return []
  const { id, version } = entry
  const offer: MatchOffer = { kind: 'entry', certainty: 'likely', reasons, finances: [{ id, version }] }
  return [{ offer, score: JUDGED_SCORE, uses: [id] }]
}

/** If the line is probably booked already, other offers are at most likely. */
const notCertain = (found: Candidate): Candidate =>
  found.offer.certainty === 'certain' ? { ...found, offer: { ...found.offer, certainty: 'likely' } } : found

/** The offers of each line, best first; deterministic. Lines already known get none. */
export function matchLines(
  lines: readonly BankLine[],
  judgementOf: (place: number) => Judgement | undefined,
  sources: MatchSources,
): MatchOffer[][] {
  const isKnown = (place: number) => judgementOf(place)?.kind === 'known'
  const payers = sources.paidTogether.flatMap(({ payerId, name }) => (name === null ? [] : [{ id: payerId, name }]))
  const findPeople = personFinder(sources.members, payers)
  const dues = dueOffers(sources.dues, sources.paidTogether)
  const feesFor = feeOffers(sources.dues)
  const returnsFor = chargebackOffers(sources.returnable)
  const collectedBy = collectionOffers(sources.collections)
  const orderedBy = orderOffers(sources.ordered)
  const entriesFor = entryOffers(sources.entries)
  const transfersFor = transferOffers(sources.accountId, sources.transfers, sources.otherAccounts)
  const rules = sources.rules.map((rule) => ({ rule, test: ruleTest(rule) }))
  const ruleFor = (line: BankLine) => rules.find(({ test }) => test(line))?.rule

  function peopleOf(line: BankLine): NamedPerson[] {
    const found = findPeople([line.description, line.counterparty ?? '', line.reference ?? ''])
    const memberId = ruleFor(line)?.memberId
    if (memberId === undefined || found[0]?.sign === 'reference') return found
    return [
      { memberId, sign: 'rule', weight: RULE_WEIGHT, isSole: true },
      ...found.filter((one) => one.memberId !== memberId),
    ]
  }

  const duesFor = (of: ReturnType<typeof dueOffers>, line: BankLine, people: readonly NamedPerson[]) =>
    of.offersFor(asPaid(line), people).map((found) => withToldFee(line, found))

  const candidates = lines.map((line, place): Candidate[] => {
    if (isKnown(place)) return []
    const rule = ruleFor(line)
    if (line.isPending) return rule && rule.accountId === undefined ? [ruleOffer(rule, false)] : []
    const people = peopleOf(line)
    const found = [
      ...collectedBy(line),
      ...orderedBy(line),
      ...entriesFor(line, people),
      ...duesFor(dues, line, people),
      ...feesFor(line, people),
      ...returnsFor(line, people),
      ...transfersFor(line),
    ]
    const all = rule ? [...found, ruleOffer(rule, found.some(isFound))] : found
    const judgement = judgementOf(place)
    if (!judgement) return all
    const rest = judgement.kind === 'probable' ? all.map(notCertain) : all
    return [...judgedOffers(judgement, sources), ...rest]
  })
  partOffers(lines, candidates, peopleOf, dues.largerOf)
  const first = assignOffers(lines, candidates)
  // All offers of a line may be reserved by other lines by now, so it is matched again with the rest.
  const taken = new Set(
    first.flatMap(([best]) => (best && isHeld(best) ? (best.finances ?? []) : [])).map(({ id }) => id),
  )
  const left = dueOffers(
    sources.dues.filter(({ id }) => !taken.has(id)),
    sources.paidTogether,
  )
  const again = lines.map((line, place) => {
    const found = candidates[place] ?? []
    const isOpen =
      judgementOf(place) === undefined && !line.isPending && first[place]?.every(({ takenBy }) => takenBy !== undefined)
    return isOpen && found.length > 0 ? [...found, ...duesFor(left, line, peopleOf(line))] : found
  })
  const assigned = assignOffers(lines, again)
  return assigned.map((offers, place) => {
    const line = lines[place]
    const isOpen = line !== undefined && !isKnown(place) && !offers.some(({ kind }) => kind === 'rule')
    const category = isOpen ? sources.guess(line) : null
    if (category === null) return offers
    return [...offers.slice(0, 4), { kind: 'guess', certainty: 'possible', reasons: ['like'], category }]
  })
}
