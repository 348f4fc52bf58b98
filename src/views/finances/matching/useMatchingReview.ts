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

/** As it was left on this device, else as it begins: with what is certain ticked. */
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
  /** Whom a draft names, of which the answer with the offers says no name. */
  links: readonly Links[]
}

/** Of what was found or chosen by hand. */
function linksByHand(lines: readonly ReviewLine[] = [], found: readonly Finance[] = []): Links[] {
  const decided = lines.flatMap(({ decision, links }): Links[] => {
    if (decision?.kind === 'pay' && decision.creditOf !== undefined) return [{ memberId: decision.creditOf }]
    return decision?.kind === 'new' ? [decision] : links ? [links] : []
  })
  return [...found, ...decided]
}

/** What is kept of a review, as plain data. */
export function progressOf({ lines, current }: MatchingReview, found: readonly Finance[]): MatchingProgress {
  const links = Object.fromEntries(lines.flatMap((each, place) => (each.links ? [[place, each.links]] : [])))
  return { decisions: lines.map(({ decision }) => decision), current, found: [...found], links }
}

/** The file's lines with what each may be and what was decided, kept on this device at each change. */
export function useMatchingReview(userId: string, file: MatchingFile) {
  const { accountId, lines } = file
  const question = useMemo(() => ({ accountId, origin: originOf(file), lines }), [accountId, file, lines])
  const { answer, failure, isLoading, reload } = useQuery(fetchMatches, question)
  const [held, setHeld] = useState<Held | null>(null)
  // A new answer is taken in as it comes: what was decided stays.
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
    /** Entries that no offer names. */
    found,
    entries,
    failure: held ? null : failure,
    isLoading,
    reload,
    setReview: (next: MatchingReview) => setHeld((now) => now && { ...now, review: next }),
    /** A rule is taken back: what it alone had decided is open again. */
    dropRule: (ruleId: string) => {
      setHeld((now) => now && { ...now, review: withoutRule(now.review, ruleId) })
      reload()
    },
    /** Remembers entries that no offer names. */
    addFound: (more: readonly Finance[]) => setHeld((now) => now && { ...now, found: [...now.found, ...more] }),
  }
}
