import { UserSearch } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { PoolPerson } from '@contract/calendar/deputyPool'
import { findItems, SEARCH_LIMIT, type SearchItem } from '@/@core/components/navbar/searchItem'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchPool } from '@/redux/calendar/deputyPool'

/** People of the deputies' pool found by the server. Empty on failure, which the pool's own page reports instead. */
export function useFoundDeputies(text: string): SearchItem[] {
  const q = useDebouncedValue(text)
  const [people, setPeople] = useState<PoolPerson[]>([])

  useEffect(() => {
    if (q === '') return undefined
    const search = new AbortController()
    fetchPool({ q, perPage: SEARCH_LIMIT }, search).then(
      (found) => search.signal.aborted || setPeople(found.people),
      failureOf,
    )
    return () => search.abort()
  }, [q])

  return useMemo(() => {
    if (text === '') return []
    const items = people.map(({ id, name, instruments }) => ({
      id: `deputy-${id}`,
      title: name,
      hint: instruments.map(({ instrument }) => instrument).join(', '),
      path: paths.poolPerson(id),
      icon: UserSearch,
    }))
    // As of members: an answer for an earlier text shows what still matches.
    return q === text ? items : findItems(items, text)
  }, [people, q, text])
}
