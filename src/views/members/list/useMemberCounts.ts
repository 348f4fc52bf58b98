import { useEffect, useRef, useState } from 'react'
import { sections, type MemberCounts, type Section } from '@contract/members'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { countMembers, selectMembersState } from '@/redux/members'

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
export function useMemberCounts(): SectionsShown | null {
  const dispatch = useAppDispatch()
  const requestId = useAppSelector((state) => selectMembersState(state).requestId)
  const q = useAppSelector((state) => selectMembersState(state).params?.q)
  const status = useAppSelector((state) => selectMembersState(state).params?.status)
  const feeClass = useAppSelector((state) => selectMembersState(state).params?.feeClass)
  const [shown, setShown] = useState<SectionsShown | null>(null)
  /** What the last answer without any of them named; null before the first. */
  const all = useRef<MemberCounts | null>(null)

  useEffect(() => {
    if (requestId === null) return undefined
    let isCurrent = true
    const count = async () => {
      const isAll = q === undefined && status === undefined && feeClass === undefined
      const [outcome, whole] = await Promise.all([
        dispatch(countMembers({ q, status, feeClass })),
        // A link to a search has to find out which sections there are.
        isAll || all.current ? null : dispatch(countMembers({})),
      ])
      if (!isCurrent) return
      if (!countMembers.fulfilled.match(outcome)) return setShown(null)
      if (isAll) all.current = outcome.payload
      else if (whole && countMembers.fulfilled.match(whole)) all.current = whole.payload
      setShown({ counts: outcome.payload, sections: sectionsOf(outcome.payload, all.current) })
    }
    void count()
    return () => {
      isCurrent = false
    }
  }, [dispatch, requestId, q, status, feeClass])

  return shown
}

function sectionsOf(counts: MemberCounts, all: MemberCounts | null): readonly Section[] {
  const met = new Set([...counts.bySection, ...(all?.bySection ?? [])].map(({ section }) => section))
  return sections.filter((section) => met.has(section))
}
