import { UserRound } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { MemberList } from '@contract/members'
import { findItems, SEARCH_LIMIT, type SearchItem } from '@/@core/components/navbar/searchItem'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { searchMembers } from '@/redux/members'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'

interface FoundMembers {
  items: SearchItem[]
  /** Number of matches on the server; `items` are the first of them. */
  total: number
}

const nobody: MemberList = { members: [], total: 0 }

/** Members found by the server. Empty on failure, which the member list reports instead. */
export function useFoundMembers(text: string): FoundMembers {
  const q = useDebouncedValue(text)
  const [answer, setAnswer] = useState<MemberList>(nobody)

  useEffect(() => {
    if (q === '') return undefined
    const search = new AbortController()
    searchMembers({ q, perPage: SEARCH_LIMIT }, search).then(
      (found) => search.signal.aborted || setAnswer(found),
      failureOf,
    )
    return () => search.abort()
  }, [q])

  return useMemo(() => {
    if (text === '') return { items: [], total: 0 }
    const items = answer.members.map(({ id, name, instrument, email, birthDate }) => {
      const hasNamesake = answer.members.some((other) => other.name === name && other.id !== id)
      const hint = [instrument, hasNamesake && (email ?? birthDate?.slice(0, 4))].filter(Boolean).join(' · ')
      return {
        id: `member-${id}`,
        title: name,
        ...(hint !== '' && { hint }),
        path: paths.member(id),
        icon: UserRound,
      }
    })
    // The answer is for an earlier text: until the next one, only items that still match are shown. The server also searches fields that
    // are not shown here, so an answer for the current text is not filtered.
    if (q === text) return { items, total: answer.total }
    const fitting = findItems(items, text)
    return { items: fitting, total: fitting.length }
  }, [answer, q, text])
}
