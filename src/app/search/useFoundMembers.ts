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
  /** How many the server has, of whom `items` are the first. */
  total: number
}

const nobody: MemberList = { members: [], total: 0 }

/** Members whom the server finds by the text. None where it cannot be asked: the list of members says why. */
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
    // The answer is to the text of a moment ago: what no longer fits goes at once. Where the server found by what is not shown
    // here, its word counts as soon as it has answered.
    if (q === text) return { items, total: answer.total }
    const fitting = findItems(items, text)
    return { items: fitting, total: fitting.length }
  }, [answer, q, text])
}
