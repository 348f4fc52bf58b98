import type { BankLine } from '@contract/finances/bankLines'
import { MATCH_SUM_MAX } from '@contract/finances/matching'
import type { MatchReason } from '@contract/finances/matching'
import type { PaidTogether } from '../payers/public'
import { findSum } from '../judging/public'
import { byAmount, dueDay, dayNumber, isSureSign, kindOf, nearest, payCandidate, surestOf } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'
import { wordsOf } from './namesInText'
import { overOffers, payerOffers } from './payerOffers'

/** Most open entries of one person offered per line; several lines of a file may pay them one by one. */
const IN_TURN_MAX = 24
/** Most entries offered for their amount alone. */
const ALIKE_MAX = 8
/** Most days between line and due date at which the amount alone counts. */
const ALONE_DAYS = 45

/** Groups by key in the given order; entries without a key are left out. */
function groupBy(dues: readonly MatchEntry[], keyOf: (due: MatchEntry) => string | null): Map<string, MatchEntry[]> {
  const groups = new Map<string, MatchEntry[]>()
  for (const due of dues) {
    const key = keyOf(due)
    if (key === null) continue
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [due])
    else known.push(due)
  }
  return groups
}

/**
 * The offers for all persons that one line names. If several persons have a certain offer, none is certain, unless a rule identifies the
 * person, who then comes first (matchLines.ts).
 */
function offersOfAll(named: readonly NamedPerson[], offersOf: (person: NamedPerson) => Candidate[]): Candidate[] {
  const byPerson = named.map(offersOf)
  const isCertain = ({ offer }: Candidate) => offer.certainty === 'certain'
  const claims = byPerson.filter((ofOne) => ofOne.some(isCertain))
  const entries = new Set(claims.map((ofOne) => ofOne.find(isCertain)?.uses.toSorted().join()))
  const all = byPerson.flat()
  if (entries.size < 2 || named[0]?.sign === 'rule') return all
  return all.map((one) => (isCertain(one) ? { ...one, offer: { ...one.offer, certainty: 'likely' } } : one))
}

/** The oldest open entries up to the one that the amount covers only in part; empty if the amount covers all. */
function oldestOf(owed: readonly MatchEntry[], amount: number): MatchEntry[] {
  let sum = 0
  for (const [at, due] of owed.entries()) {
    sum += due.amount
    if (sum > amount) return owed.slice(0, at + 1)
  }
  return []
}

/** Returns a function that finds the open entries that a line may pay, singly or together. `dues`: earliest due first. */
export function dueOffers(dues: readonly MatchEntry[], paidTogether: readonly PaidTogether[]) {
  const ofAmount = byAmount(dues)
  const ofMember = groupBy(dues, ({ memberId }) => memberId)
  const byAsked = groupBy(dues, ({ memberId, askedOf }) => askedOf ?? memberId)
  const payers = payerOffers(paidTogether, (payerId) => byAsked.get(payerId) ?? [])
  const wordsBefore = new Map<string, string[]>()
  function wordsOfDue({ description }: MatchEntry): string[] {
    const words = wordsBefore.get(description) ?? wordsOf(description).filter((word) => word.length > 2)
    wordsBefore.set(description, words)
    return words
  }
  const sharedWords = (due: MatchEntry, words: ReadonlySet<string>) =>
    wordsOfDue(due).filter((word) => words.has(word)).length

  /**
   * For one person: single entries of the same amount (those named in the text first, then the oldest), else several together, else a
   * partial payment, else an overpayment.
   */
  function ofPerson(line: BankLine, person: NamedPerson, words: ReadonlySet<string>): Candidate[] {
    const { sign, weight } = person
    const amount = Math.abs(line.amount)
    const kind = kindOf(line.amount)
    const owed = (ofMember.get(person.memberId) ?? []).filter((due) => due.kind === kind)
    const surest = surestOf(person)
    const exact = owed.filter((due) => due.amount === amount)
    const meant = Math.max(...exact.map((due) => sharedWords(due, words)), 0)
    const single = exact.slice(0, IN_TURN_MAX).map((due, at) => {
      const isMeant = meant > 0 && sharedWords(due, words) === meant && exact.length > 1
      const score = weight + 100 - at + (isMeant ? IN_TURN_MAX : 0)
      const reasons: MatchReason[] = [sign, 'amount', ...(isMeant ? (['text'] as const) : [])]
      return payCandidate(
        'due',
        surest,
        score,
        [due],
        exact.length > 1 && !isMeant && at === 0 ? [...reasons, 'oldest'] : reasons,
      )
    })
    const summed = findSum(
      owed.map((due) => due.amount),
      amount,
    )
    if (summed) {
      const chosen = summed.flatMap((at) => owed[at] ?? [])
      const isInOrder = summed.every((place, at) => place === at)
      const certainty = isInOrder && single.length === 0 ? surest : 'likely'
      single.push(payCandidate('due', certainty, weight + 70, chosen, [sign, 'sum']))
    }
    const more = owed.find((due) => due.amount > amount)
    const certaintyOfPart = sign === 'reference' ? 'likely' : 'possible'
    if (single.length === 0 && more) single.push(payCandidate('part', certaintyOfPart, weight, [more], [sign]))
    const oldest = oldestOf(owed, amount)
    if (single.length === 0 && oldest.length > 1 && oldest.length <= MATCH_SUM_MAX)
      single.push(payCandidate('part', certaintyOfPart, weight, oldest, [sign, 'oldest']))
    return single.length > 0 || payers.isPayer(person) ? single : overOffers(line, owed, person, person.memberId)
  }

  /** For several persons named in the text, or of one surname: their debts together, the oldest of each first. */
  function ofSeveral(line: BankLine, named: readonly NamedPerson[]): Candidate[] {
    const people = named.filter(payers.isMember)
    if (people.length < 2) return []
    const [amount, kind] = [Math.abs(line.amount), kindOf(line.amount)]
    const owed = people.map(({ memberId }) => (ofMember.get(memberId) ?? []).filter((due) => due.kind === kind))
    const isNamed = people.every(isSureSign)
    const reasons: MatchReason[] = [isNamed ? 'name' : 'family', 'sum']
    const score = Math.min(...people.map(({ weight }) => weight)) + 90 + people.length
    const oldest = owed.flatMap(([first]) => first ?? [])
    const isAll = oldest.length === people.length && oldest.reduce((sum, due) => sum + due.amount, 0) === amount
    if (isAll) return [payCandidate('due', isNamed ? 'certain' : 'likely', score + 10, oldest, reasons)]
    const all = owed.flat().toSorted((one, other) => dueDay(one) - dueDay(other) || one.id.localeCompare(other.id))
    const summed = findSum(
      all.map((due) => due.amount),
      amount,
    )
    return summed
      ? [
          payCandidate(
            'due',
            'likely',
            score,
            summed.flatMap((at) => all[at] ?? []),
            reasons,
          ),
        ]
      : []
  }

  /** By the amount alone, or by the words of entries without a member. */
  function ofNobody(line: BankLine, words: ReadonlySet<string>): Candidate[] {
    const alike = ofAmount.get(`${kindOf(line.amount)}${Math.abs(line.amount)}`) ?? []
    const day = dayNumber(line.date)
    return nearest(alike, day, ALIKE_MAX, dueDay).map((due) => {
      const days = Math.abs(dueDay(due) - day)
      const [shared, all] = [sharedWords(due, words), wordsOfDue(due).length]
      const isText = due.memberId === null && all > 0 && shared / all >= 0.5
      const isOnly = alike.length === 1
      const isNear = days <= ALONE_DAYS
      const certainty = (isText || isOnly) && isNear ? 'likely' : 'possible'
      const score = 100 + (isText ? 60 : 0) + (isOnly ? 40 : 0) - Math.min(days, 90)
      const reasons: MatchReason[] = [
        'amount',
        ...(isText ? (['text'] as const) : []),
        ...(isOnly ? (['only'] as const) : []),
        ...(days <= 7 ? (['day'] as const) : []),
      ]
      return payCandidate('due', certainty, score, [due], reasons)
    })
  }

  return {
    offersFor(line: BankLine, people: readonly NamedPerson[]): Candidate[] {
      const words = new Set(wordsOf(`${line.description} ${line.counterparty ?? ''}`))
      const named = people.filter(({ sign }) => sign !== 'family')
      const sure = named.filter(isSureSign)
      const relatives = people.filter(({ sign }) => sign === 'family' || sign === 'name')
      const offers = [
        ...offersOfAll(named, (person) => [...ofPerson(line, person, words), ...payers.offersFor(line, person)]),
        ...ofSeveral(line, sure),
        ...(relatives.length > sure.length ? ofSeveral(line, relatives) : []),
        ...(sure.length === 0
          ? people.filter(({ sign }) => sign === 'family').flatMap((person) => ofPerson(line, person, words))
          : []),
      ]
      const isFound = offers.some(({ offer }) => offer.kind === 'due' && offer.certainty === 'certain')
      return isFound ? offers : [...offers, ...ofNobody(line, words)]
    },

    /** Open entries of the person larger than the amount, of which the line may be a part. */
    largerOf: (memberId: string, line: BankLine): MatchEntry[] =>
      (ofMember.get(memberId) ?? []).filter(
        (due) => due.kind === kindOf(line.amount) && due.amount > Math.abs(line.amount),
      ),
  }
}
