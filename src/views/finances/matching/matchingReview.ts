import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchOffer, MatchedImport } from '@contract/finances/matching'
import type { OfferedLine } from './fileOffers'
import { decisionOf, usesOf, withLinks, type EntryLinks } from './lineDecisions'

/** A line with what it may be, and what was decided of it: null while that is open. */
export interface ReviewLine {
  line: BankLine
  matched: OfferedLine
  decision: MatchDecision | null
  /** What was said of a new entry, also before its category. */
  links?: EntryLinks
  /** The rule, made on the review, that alone decided it. */
  byRule?: string
}

/** What is on the review; it is plain data, so that a draft of it survives a reload. */
export interface MatchingReview {
  lines: readonly ReviewLine[]
  /** The place of the line that the keys act on. */
  current: number
}

/** Begins with what is certain decided already; lines that an earlier file brought are left out of the import. */
export function beginReview(lines: readonly BankLine[], matches: readonly OfferedLine[]): MatchingReview {
  const review = lines.map((line, place): ReviewLine => {
    const matched = matches[place] ?? { offers: [] }
    const [best] = matched.offers
    const isCertain = matched.known === undefined && best?.certainty === 'certain' && best.takenBy === undefined
    return { line, matched, decision: isCertain ? decisionOf(line, best) : null }
  })
  return { lines: review, current: Math.max(review.findIndex(isOpen), 0) }
}

/** An earlier file brought it, and what was decided then stands. What is only probably booked a person may still decide. */
export const isSettled = (each: ReviewLine | undefined): boolean =>
  each?.matched.known !== undefined && each.matched.known !== 'probable'

/** It is left out of the import as probably booked already, unless a person says otherwise. */
export const isLeftAsProbable = ({ decision, matched }: ReviewLine): boolean =>
  decision === null && matched.known === 'probable'

/** Whether something is still to be decided of it. */
export function isOpen({ decision, matched }: ReviewLine): boolean {
  return decision === null && matched.known === undefined
}

const wrapped = (place: number, count: number) => ((place % count) + count) % count

/** The next line after the current one of which something is to be decided, from the beginning after the last; else the same. */
function nextOpen({ lines, current }: MatchingReview): number {
  for (let step = 1; step < lines.length; step += 1) {
    const place = wrapped(current + step, lines.length)
    const line = lines[place]
    if (line !== undefined && isOpen(line)) return place
  }
  return current
}

/** No rule alone decided it then. */
function byHand({ byRule: _rule, ...each }: ReviewLine, decision: MatchDecision | null): ReviewLine {
  return { ...each, decision }
}

/** Says of whom and of which event the current line's new entry is, or will be once it has a category. */
export function linkEntry(review: MatchingReview, said: EntryLinks): MatchingReview {
  const lines = review.lines.map((each, place) => {
    if (place !== review.current) return each
    const links = { ...each.links, ...said }
    return { ...byHand(each, withLinks(each.decision, links)), links }
  })
  return { ...review, lines }
}

/** Opens the lines again that a rule alone had decided, which is taken back; it offers nothing any more. */
export function withoutRule(review: MatchingReview, ruleId: string): MatchingReview {
  const lines = review.lines.map((each) => {
    const offers = each.matched.offers.filter((offer) => offer.ruleId !== ruleId)
    const rest = each.byRule === ruleId ? byHand(each, null) : each
    return offers.length === each.matched.offers.length ? rest : { ...rest, matched: { ...rest.matched, offers } }
  })
  return { ...review, lines }
}

/**
 * Decides the current line, or with null opens it again. Lines that held the same entries are open again: what is decided last counts.
 * Goes on to the next open line once something was decided.
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

/** One line up or down, held at both ends. */
export function move(review: MatchingReview, by: 1 | -1): MatchingReview {
  return { ...review, current: Math.min(Math.max(review.current + by, 0), Math.max(review.lines.length - 1, 0)) }
}

/** The line that holds already what the offer names; undefined where it is free for the line at `place`. */
export function holderOf({ lines }: MatchingReview, place: number, offer: MatchOffer): number | undefined {
  const line = lines[place]
  const uses = new Set(usesOf(line ? decisionOf(line.line, offer) : null))
  if (uses.size === 0) return undefined
  const holder = lines.findIndex(({ decision }, at) => at !== place && usesOf(decision).some((id) => uses.has(id)))
  return holder < 0 ? undefined : holder
}

/** What a key does on the review; undefined where it does nothing, and the page scrolls or types as always. */
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
      // What is decided stays, and one goes on; what another line has is taken from it by its number alone.
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

/** Open lines take what `offerOf` says, the earlier first, where no other line holds that already. */
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
 * Gives the lines what they may be by a newer answer. What was decided stays, with the versions that entries have by now; what became
 * known meanwhile is decided no more. Open lines that `ticks` says so of take their best offer.
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

/** All open lines of which it is certain what they are take that; what is only likely, or a guess, a person looks at. */
export function acceptCertain(review: MatchingReview): MatchingReview {
  return { ...review, lines: take(review.lines, certainOf) }
}

/** Of an open line: what it is for certain, while no other line has that. */
export function certainOf(each: ReviewLine): MatchOffer | undefined {
  const offer = suggestionOf(each)
  return offer?.certainty === 'certain' ? offer : undefined
}

/** How many open lines `acceptCertain` decides: of several that are offered the same, one. */
export function countCertain(review: MatchingReview): number {
  const after = acceptCertain(review)
  return review.lines.filter((each, place) => each !== after.lines[place]).length
}

/** What an open line shows while it is not the current one: its best offer, if it is likely, or the category of lines like it. */
export function suggestionOf(each: ReviewLine): MatchOffer | undefined {
  const [best] = each.matched.offers
  if (!isOpen(each) || best === undefined || best.takenBy !== undefined) return undefined
  return best.certainty !== 'possible' || best.kind === 'guess' || best.kind === 'rule' ? best : undefined
}

/** What the account's balance on that day grows by once the decided lines are booked, in minor units: not by what is there already. */
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

/** What new entries add to the expenses of their categories, in minor units; what is paid or known is in the books already. */
export function newExpenses(lines: MatchingReview['lines']) {
  return lines.flatMap(({ line, decision }) =>
    decision?.kind === 'new' && line.amount < 0
      ? [{ category: decision.category, subcategoryId: decision.subcategoryId, date: line.date, amount: -line.amount }]
      : [],
  )
}

/** What is sent: all lines, as only together they tell what is new; those that are open, known or probably booked without a decision. */
export function importOf({ lines }: MatchingReview, head: Omit<MatchedImport, 'lines'>): MatchedImport {
  return {
    ...head,
    lines: lines.map((each) => ({
      line: each.line,
      ...(each.decision && !isSettled(each) && { decision: each.decision }),
    })),
  }
}
