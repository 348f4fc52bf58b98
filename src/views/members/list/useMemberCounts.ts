import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MemberCounts, MemberListConfig } from '@contract/members'
import { useAhead } from '@/redux/firstLook'
import { countMembers } from '@/redux/members'
import { keepUnchanged } from '@/redux/requestStatus'

interface SectionsShown {
  counts: MemberCounts
  /** The same without search and filters. */
  all: MemberCounts
}

/**
 * The number of members by section under the list's search, status, fee class and own field. Reloaded with each request of the list: its cause (a
 * change, an undo, a new sign-in) may also change the counts. Null until loaded, or if it failed: the list then shows the failure.
 */
export function useMemberCounts(
  { q, status, feeClass, memberGroup, ownField, ownValue }: MemberListConfig,
  questionId: string | null,
): SectionsShown | null {
  const ahead = useAhead()
  const isAll = [q, status, feeClass, memberGroup, ownField].every((filter) => filter === undefined)
  const [first] = useState(() => (isAll ? ahead.peek(countMembers, {}) : null))
  const [shown, setShown] = useState<SectionsShown | null>(first && { counts: first, all: first })
  /** The latest answer without filters; null before the first. */
  const all = useRef(first)

  /** A kept screen that is shown again repeats its effects, before its list makes a new request. */
  const answered = useRef(first && questionId)

  // Before the paint: data that was requested ahead is shown with the screen.
  useLayoutEffect(() => {
    if (questionId === null || questionId === answered.current) return undefined
    let isCurrent = true
    const count = async () => {
      const [asked, whole] = await Promise.allSettled([
        countMembers({ q, status, feeClass, memberGroup, ownField, ownValue }),
        // A link to a search must also load which sections exist.
        isAll || all.current ? null : countMembers({}),
      ])
      if (!isCurrent) return
      answered.current = questionId
      if (asked.status === 'rejected') return setShown(null)
      const counts = asked.value
      if (isAll) all.current = counts
      else if (whole.status === 'fulfilled' && whole.value) all.current = whole.value
      const { current } = all
      flushSync(() => setShown((before) => keepUnchanged(before, { counts, all: current ?? counts })))
    }
    void count()
    return () => {
      isCurrent = false
    }
  }, [questionId, isAll, q, status, feeClass, memberGroup, ownField, ownValue])

  return shown
}
