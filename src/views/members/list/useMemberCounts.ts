import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sections, type MemberCounts, type MemberListConfig, type Section } from '@contract/members'
import { countMembers } from '@/redux/members'

export interface SectionsShown {
  counts: MemberCounts
  /** All sections that have members, in the order of a score: a search moves none of them. */
  sections: readonly Section[]
}

/**
 * How many each section has under the list's search, status and fee class. Asked again with each question of the list: what made the
 * list be asked again (a change, an undo, a new sign-in) can have moved the counts. Null until known, or where it failed:
 * the list beside it then says what is wrong.
 */
export function useMemberCounts(
  { q, status, feeClass }: MemberListConfig,
  questionId: string | null,
): SectionsShown | null {
  const [shown, setShown] = useState<SectionsShown | null>(null)
  /** What the last answer without any of them named; null before the first. */
  const all = useRef<MemberCounts | null>(null)

  // Before the paint, and shown at once: an answer that was asked for ahead is there with the screen.
  useLayoutEffect(() => {
    if (questionId === null) return undefined
    let isCurrent = true
    const count = async () => {
      const isAll = q === undefined && status === undefined && feeClass === undefined
      const [asked, whole] = await Promise.allSettled([
        countMembers({ q, status, feeClass }),
        // A link to a search has to find out which sections there are.
        isAll || all.current ? null : countMembers({}),
      ])
      if (!isCurrent) return
      if (asked.status === 'rejected') return setShown(null)
      const counts = asked.value
      if (isAll) all.current = counts
      else if (whole.status === 'fulfilled' && whole.value) all.current = whole.value
      flushSync(() => setShown({ counts, sections: sectionsOf(counts, all.current) }))
    }
    void count()
    return () => {
      isCurrent = false
    }
  }, [questionId, q, status, feeClass])

  return shown
}

function sectionsOf(counts: MemberCounts, all: MemberCounts | null): readonly Section[] {
  const met = new Set([...counts.bySection, ...(all?.bySection ?? [])].map(({ section }) => section))
  return sections.filter((section) => met.has(section))
}
