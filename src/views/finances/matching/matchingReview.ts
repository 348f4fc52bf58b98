import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchOffer, MatchedImport } from '@contract/finances/matching'
import type { OfferedLine } from './fileOffers'
import { decisionOf, usesOf, withLinks, type EntryLinks } from './lineDecisions'

/** A bank line with its offers, and its decision: null while undecided. */
export interface ReviewLine {
  line: BankLine
  matched: OfferedLine
  decision: MatchDecision | null
  /** Member and event set for a new entry, also before its category is set. */
  links?: EntryLinks
  /** Rule made during the review that caused the decision, without user input. */
  byRule?: string
}

/** State of the review; plain data, so that a draft of it survives a reload. */
export interface MatchingReview {
  lines: readonly ReviewLine[]
  /** Index of the current line, on which keys act. */
  current: number
}

/** Initial review: certain offers are accepted already; lines of an earlier file get no decision. */
export function beginReview(lines: readonly BankLine[], matches: readonly OfferedLine[]): MatchingReview {
  const review = lines.map((line, place): ReviewLine => {
    const matched = matches[place] ?? { offers: [] }
    const [best] = matched.offers
    const isCertain = matched.known === undefined && best?.certainty === 'certain' && best.takenBy === undefined
    return { line, matched, decision: isCertain ? decisionOf(line, best) : null }
  })
  return { lines: review, current: Math.max(review.findIndex(isOpen), 0) }
}

/** Contained in an earlier file, whose decision remains. A probably booked line can still be decided. */
export const isSettled = (each: ReviewLine | undefined): boolean =>
  each?.matched.known !== undefined && each.matched.known !== 'probable'

/** Left out of the import as probably booked, since the user decided nothing else. */
export const isLeftAsProbable = ({ decision, matched }: ReviewLine): boolean =>
  decision === null && matched.known === 'probable'

/** Whether a decision is needed. */
export function isOpen({ decision, matched }: ReviewLine): boolean {
  return decision === null && matched.known === undefined
}

const wrapped = (place: number, count: number) => ((place % count) + count) % count

/** Index of the next open line after the current one, wrapping around; without one, the current index. */
function nextOpen({ lines, current }: MatchingReview): number {
  for (let step = 1; step < lines.length; step += 1) {
    const place = wrapped(current + step, lines.length)
    const line = lines[place]
    if (line !== undefined && isOpen(line)) return place
  }
  return current
}

/** A decision made by the user, not by a rule alone. */
function byHand({ byRule: _rule, ...each }: ReviewLine, decision: MatchDecision | null): ReviewLine {
  return { ...each, decision }
}

/** Sets member and event of the current line's new entry, also before its category is set. */
export function linkEntry(review: MatchingReview, said: EntryLinks): MatchingReview {
  const lines = review.lines.map((each, place) => {
    if (place !== review.current) return each
    const links = { ...each.links, ...said }
    return { ...byHand(each, withLinks(each.decision, links)), links }
  })
  return { ...review, lines }
}

/** Undoes a rule: removes its offers, and reopens the lines that it alone had decided. */
export function withoutRule(review: MatchingReview, ruleId: string): MatchingReview {
  const lines = review.lines.map((each) => {
    const offers = each.matched.offers.filter((offer) => offer.ruleId !== ruleId)
    const rest = each.byRule === ruleId ? byHand(each, null) : each
    return offers.length === each.matched.offers.length ? rest : { ...rest, matched: { ...rest.matched, offers } }
  })
  return { ...review, lines }
}

/**
 * Decides the current line, or reopens it with null. Other lines that use the same entries are reopened: the latest decision counts. After
 * a decision, moves on to the next open line.
 */
export function decide(review: MatchingReview, decision: MatchDecision | null): MatchingReview {
  if (isSettled(review.lines[review.current])) return review
  const uses = new Set(usesOf(decision))
  const lines = review.lines.map((each, place) => {
    if (place === review.current) return byHand(each, withLinks(decision, each.links))
    return usesOf(each.decision).some((id) => uses.has(id)) ? byHand(each, null) : each
  })
  const decided = { ...review, lines }
  return decision === null ? decided : { ...decided, current: nextOpen(decided) }
}

/** One line up or down, stopping at both ends. */
export function move(review: MatchingReview, by: 1 | -1): MatchingReview {
  return { ...review, current: Math.min(Math.max(review.current + by, 0), Math.max(review.lines.length - 1, 0)) }
}

/** Index of another line that already uses the offer's entries; undefined if they are free. */
export function holderOf({ lines }: MatchingReview, place: number, offer: MatchOffer): number | undefined {
  const line = lines[place]
  const uses = new Set(usesOf(line ? decisionOf(line.line, offer) : null))
  if (uses.size === 0) return undefined
  const holder = lines.findIndex(({ decision }, at) => at !== place && usesOf(decision).some((id) => uses.has(id)))
  return holder < 0 ? undefined : holder
}

/** The review after a key press; undefined if the key has no function here, so that the browser handles it. */
export function actOnKey(review: MatchingReview, key: string): MatchingReview | undefined {
  const current = review.lines[review.current]
  if (current === undefined) return undefined
  const choose = (at: number) => {
    const offer = current.matched.offers[at]
    const decision = offer && decisionOf(current.line, offer)
    return decision ? decide(review, decision) : undefined
  }
  switch (key) {
    case 'ArrowDown':
      return move(review, 1)
    case 'ArrowUp':
      return move(review, -1)
    case 'Enter':
    case 'a':
    case 'A':
      // A decided line keeps its decision. Entries used by another line can only be chosen by number.
      return isOpen(current)
        ? choose(current.matched.offers.findIndex((offer) => holderOf(review, review.current, offer) === undefined))
        : { ...review, current: nextOpen(review) }
    case 's':
    case 'S':
      return decide(review, { kind: 'skip' })
    case 'Backspace':
    case 'Delete':
      return decide(review, null)
    default:
      return /^[1-9]$/.test(key) ? choose(Number(key) - 1) : undefined
  }
}

/** Applies the offer of `offerOf` to each open line in order, unless another line already uses its entries. */
function take(lines: readonly ReviewLine[], offerOf: (line: ReviewLine) => MatchOffer | undefined): ReviewLine[] {
  const held = new Set(lines.flatMap(({ decision }) => usesOf(decision)))
  return lines.map((each) => {
    const offer = isOpen(each) ? offerOf(each) : undefined
    const decision = offer ? withLinks(decisionOf(each.line, offer), each.links) : null
    const uses = usesOf(decision)
    if (decision === null || uses.some((id) => held.has(id))) return each
    for (const id of uses) held.add(id)
    return { ...each, decision }
  })
}

/**
 * Updates offers from a newer response. Decisions stay, with the current versions of entries, except for lines that are known by now. Open
 * lines whose best offer passes `ticks` accept it.
 */
export function rematch(
  review: MatchingReview,
  { lines: matches, finances }: { lines: readonly OfferedLine[]; finances: readonly Pick<Finance, 'id' | 'version'>[] },
  ticks: (offer: MatchOffer) => boolean,
): MatchingReview {
  const versions = new Map(finances.map(({ id, version }) => [id, version]))
  const renewed = (decision: MatchDecision | null): MatchDecision | null =>
    decision?.kind === 'pay' || decision?.kind === 'return'
      ? {
          ...decision,
          finances: decision.finances.map(({ id, version }) => ({ id, version: versions.get(id) ?? version })),
        }
      : decision
  const lines = review.lines.map((each, place): ReviewLine => {
    const matched = matches[place] ?? { offers: [] }
    return { ...each, matched, decision: isSettled({ ...each, matched }) ? null : renewed(each.decision) }
  })
  const ticked = ({ matched }: ReviewLine) => {
    const [best] = matched.offers
    return best !== undefined && best.takenBy === undefined && ticks(best) ? best : undefined
  }
  const tickedLines = take(lines, ticked).map((each, place) => {
    const byRule = each === lines[place] ? undefined : each.matched.offers[0]?.ruleId
    return byRule === undefined ? each : { ...each, byRule }
  })
  return { ...review, lines: tickedLines }
}

/** Accepts the certain offers of all open lines; likely ones and guesses are left to the user. */
export function acceptCertain(review: MatchingReview): MatchingReview {
  return { ...review, lines: take(review.lines, certainOf) }
}

/** The certain best offer of an open line, unless its entries are taken. */
function certainOf(each: ReviewLine): MatchOffer | undefined {
  const offer = suggestionOf(each)
  return offer?.certainty === 'certain' ? offer : undefined
}

/** Number of open lines that `acceptCertain` decides; if several have the same offer, only one counts. */
export function countCertain(review: MatchingReview): number {
  const after = acceptCertain(review)
  return review.lines.filter((each, place) => each !== after.lines[place]).length
}

/** Hint on an open line that is not current: its best offer if likely or certain, or a guessed category, or that of a rule. */
export function suggestionOf(each: ReviewLine): MatchOffer | undefined {
  const [best] = each.matched.offers
  if (!isOpen(each) || best === undefined || best.takenBy !== undefined) return undefined
  return best.certainty !== 'possible' || best.kind === 'guess' || best.kind === 'rule' ? best : undefined
}

/** Amount by which decided lines up to `day` change the account's balance, in minor units, without movements already booked. */
export function growthOf({ lines }: MatchingReview, day: string): number {
  const grows = ({ line, decision }: ReviewLine) =>
    line.isPending === undefined &&
    line.date <= day &&
    (decision?.kind === 'pay' ||
      decision?.kind === 'return' ||
      decision?.kind === 'new' ||
      (decision?.kind === 'transfer' && decision.transferId === undefined))
  return lines.reduce((sum, each) => sum + (grows(each) ? each.line.amount : 0), 0)
}

/** Expenses that new entries add to their categories, in minor units. */
export function newExpenses(lines: MatchingReview['lines']) {
  return lines.flatMap(({ line, decision }) =>
    decision?.kind === 'new' && line.amount < 0
      ? [{ category: decision.category, subcategoryId: decision.subcategoryId, date: line.date, amount: -line.amount }]
      : [],
  )
}

/**
 * The request: contains all lines, since new ones are only recognised among all. Lines that are open, known, or left out as probable have
 * no decision.
 */
export function importOf({ lines }: MatchingReview, head: Omit<MatchedImport, 'lines'>): MatchedImport {
  return {
    ...head,
    lines: lines.map((each) => ({
      line: each.line,
      ...(each.decision && !isSettled(each) && { decision: each.decision }),
    })),
  }
}
