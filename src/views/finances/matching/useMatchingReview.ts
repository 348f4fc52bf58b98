import { useEffect, useMemo, useState } from 'react'
import type { Finance } from '@contract/finances'
import type { Transfer } from '@contract/finances/accounts'
import type { MatchLinesAnswer, MatchOffer } from '@contract/finances/matching'
import { fetchMatches } from '@/redux/finances/matching'
import { useQuery } from '@/redux/useQuery'
import { withSaid } from './fileOffers'
import { beginReview, rematch, withoutRule, type ReviewLine, type MatchingReview } from './matchingReview'
import {
  originOf,
  readMatchingProgress,
  storeMatchingProgress,
  type MatchingFile,
  type MatchingProgress,
} from './start/matchingDraft'

interface Held {
  answer: MatchLinesAnswer
  review: MatchingReview
  found: readonly Finance[]
}

const never = () => false
const byRule = ({ reasons, kind, certainty }: MatchOffer) =>
  reasons.includes('rule') && kind !== 'due' && certainty === 'certain'

/** The draft stored on this device, else a new review with certain offers accepted. */
function restored(userId: string, { lines, said }: MatchingFile, answer: MatchLinesAnswer): Held {
  const before = readMatchingProgress(userId)
  const matches = withSaid(answer.lines, said)
  if (before?.decisions.length !== lines.length) return { answer, review: beginReview(lines, matches), found: [] }
  const { decisions, current, found, links = {} } = before
  const review: MatchingReview = {
    lines: lines.map((line, place): ReviewLine => {
      const chosen = links[place]
      return { line, matched: { offers: [] }, decision: decisions[place] ?? null, ...(chosen && { links: chosen }) }
    }),
    current,
  }
  return { answer, review: rematch(review, { ...answer, lines: matches }, never), found }
}

type Links = Partial<Pick<Finance, 'memberId' | 'eventId'>>

export interface ReviewEntries {
  entryOf: (id: string) => Finance | undefined
  transferOf: (id: string) => Transfer | undefined
  /** Links of a draft, whose names are not in the response. */
  links: readonly Links[]
}

/** Links of entries found, or of decisions made, by hand. */
function linksByHand(lines: readonly ReviewLine[] = [], found: readonly Finance[] = []): Links[] {
  const decided = lines.flatMap(({ decision, links }): Links[] => {
    if (decision?.kind === 'pay' && decision.creditOf !== undefined) return [{ memberId: decision.creditOf }]
    return decision?.kind === 'new' ? [decision] : links ? [links] : []
  })
  return [...found, ...decided]
}

/** The draft to store, as plain data. */
export function progressOf({ lines, current }: MatchingReview, found: readonly Finance[]): MatchingProgress {
  const links = Object.fromEntries(lines.flatMap((each, place) => (each.links ? [[place, each.links]] : [])))
  return { decisions: lines.map(({ decision }) => decision), current, found: [...found], links }
}

/** The file's lines with offers and decisions; stored on this device at each change. */
export function useMatchingReview(userId: string, file: MatchingFile) {
  const { accountId, lines } = file
  const question = useMemo(() => ({ accountId, origin: originOf(file), lines }), [accountId, file, lines])
  const { answer, failure, isLoading, reload } = useQuery(fetchMatches, question)
  const [held, setHeld] = useState<Held | null>(null)
  // A new response replaces the offers; decisions stay.
  if (answer && held?.answer !== answer) {
    const matches = { ...answer, lines: withSaid(answer.lines, file.said) }
    setHeld(held ? { ...held, answer, review: rematch(held.review, matches, byRule) } : restored(userId, file, answer))
  }

  const review = held?.review
  const found = held?.found
  useEffect(() => {
    if (!review || !found) return
    storeMatchingProgress(userId, progressOf(review, found))
  }, [userId, review, found])

  const offered = held?.answer
  const decided = review?.lines
  const links = useMemo(() => linksByHand(decided, found), [decided, found])
  const entries = useMemo((): ReviewEntries => {
    const finances = new Map([...(found ?? []), ...(offered?.finances ?? [])].map((entry) => [entry.id, entry]))
    const transfers = new Map(offered?.transfers.map((transfer) => [transfer.id, transfer]))
    return { entryOf: (id) => finances.get(id), transferOf: (id) => transfers.get(id), links }
  }, [offered, found, links])

  return {
    review,
    /** Entries found by hand, outside of the offers. */
    found,
    entries,
    failure: held ? null : failure,
    isLoading,
    reload,
    setReview: (next: MatchingReview) => setHeld((now) => now && { ...now, review: next }),
    /** After a rule is undone: reopens what it alone had decided. */
    dropRule: (ruleId: string) => {
      setHeld((now) => now && { ...now, review: withoutRule(now.review, ruleId) })
      reload()
    },
    /** Adds entries found outside of the offers. */
    addFound: (more: readonly Finance[]) => setHeld((now) => now && { ...now, found: [...now.found, ...more] }),
  }
}
