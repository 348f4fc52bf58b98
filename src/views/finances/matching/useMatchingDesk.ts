import { useEffect, useMemo, useState } from 'react'
import type { Finance } from '@contract/finances'
import type { Transfer } from '@contract/treasury/accounts'
import type { MatchLinesAnswer, MatchOffer } from '@contract/treasury/matching'
import { fetchMatches } from '@/redux/treasury/matching'
import { useQuery } from '@/redux/useQuery'
import { beginDesk, rematch, withoutRule, type DeskLine, type MatchingDesk } from './matchingDesk'
import { keepMatchingProgress, readMatchingProgress, type MatchingFile } from './start/matchingDraft'

interface Held {
  answer: MatchLinesAnswer
  desk: MatchingDesk
  found: readonly Finance[]
}

const never = () => false
const byRule = ({ reasons, kind }: MatchOffer) => reasons.includes('rule') && kind !== 'due'

/** As it was left on this device, else as it begins: with what is certain ticked. */
function restored(userId: string, { lines }: MatchingFile, answer: MatchLinesAnswer): Held {
  const before = readMatchingProgress(userId)
  if (before?.decisions.length !== lines.length) return { answer, desk: beginDesk(lines, answer.lines), found: [] }
  const { decisions, current, found, links = {} } = before
  const desk: MatchingDesk = {
    lines: lines.map((line, place): DeskLine => {
      const said = links[place]
      return { line, matched: { offers: [] }, decision: decisions[place] ?? null, ...(said && { links: said }) }
    }),
    current,
  }
  return { answer, desk: rematch(desk, answer, never), found }
}

export interface DeskEntries {
  entryOf: (id: string) => Finance | undefined
  transferOf: (id: string) => Transfer | undefined
}

/** The file's lines with what each may be and what was decided, kept on this device at each change. */
export function useMatchingDesk(userId: string, file: MatchingFile) {
  const { accountId, lines } = file
  const question = useMemo(() => ({ accountId, lines }), [accountId, lines])
  const { answer, failure, isLoading, reload } = useQuery(fetchMatches, question)
  const [held, setHeld] = useState<Held | null>(null)
  // A new answer is taken in as it comes: what was decided stays.
  if (answer && held?.answer !== answer)
    setHeld(held ? { ...held, answer, desk: rematch(held.desk, answer, byRule) } : restored(userId, file, answer))

  const desk = held?.desk
  const found = held?.found
  useEffect(() => {
    if (!desk || !found) return
    const decisions = desk.lines.map(({ decision }) => decision)
    const links = Object.fromEntries(desk.lines.flatMap((each, place) => (each.links ? [[place, each.links]] : [])))
    keepMatchingProgress(userId, { decisions, current: desk.current, found: [...found], links })
  }, [userId, desk, found])

  const offered = held?.answer
  const entries = useMemo((): DeskEntries => {
    const finances = new Map([...(found ?? []), ...(offered?.finances ?? [])].map((entry) => [entry.id, entry]))
    const transfers = new Map(offered?.transfers.map((transfer) => [transfer.id, transfer]))
    return { entryOf: (id) => finances.get(id), transferOf: (id) => transfers.get(id) }
  }, [offered, found])

  return {
    desk,
    entries,
    failure: held ? null : failure,
    isLoading,
    reload,
    setDesk: (next: MatchingDesk) => setHeld((now) => now && { ...now, desk: next }),
    /** A rule is taken back: what it alone had decided is open again. */
    dropRule: (ruleId: string) => {
      setHeld((now) => now && { ...now, desk: withoutRule(now.desk, ruleId) })
      reload()
    },
    /** Remembers entries that no offer names. */
    addFound: (more: readonly Finance[]) => setHeld((now) => now && { ...now, found: [...now.found, ...more] }),
  }
}
