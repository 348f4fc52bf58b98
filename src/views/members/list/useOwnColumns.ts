import { useCallback, useMemo, useState } from 'react'
import type { OwnField } from '@contract/members/ownFields'
import { safeSetItem } from '@/configs/safeSetItem'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'

/** In this browser, by person. */
const keyOf = (userId: string) => `memberColumns.${userId}`

function readIds(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const NONE: readonly OwnField[] = []

/** Columns that every group can have, beside those that it always has. */
export const moreColumns = ['familyName', 'calledName', 'seat', 'address', 'guardians'] as const
export type MoreColumn = (typeof moreColumns)[number]

export interface OwnColumns {
  /** All that the person may read; empty until loaded. */
  fields: readonly OwnField[]
  /** Those with a column, in the group's order. */
  chosen: readonly OwnField[]
  chosenMore: readonly MoreColumn[]
  /** They are there, or could not be loaded. */
  isSettled: boolean
  toggle: (id: string) => void
}

/** The group's own fields, and which of them and of these others the person wants as columns of the list and of the printed one. */
export function useOwnColumns(): OwnColumns {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const key = keyOf(userId)
  const { answer, failure } = useQuery(fetchOwnFields, undefined)
  const isSettled = answer !== null || failure !== null
  const [ids, setIds] = useState(() => readIds(key))
  const fields = answer ?? NONE
  const chosen = useMemo(() => fields.filter(({ id }) => ids.includes(id)), [fields, ids])

  const chosenMore = useMemo(() => moreColumns.filter((id) => ids.includes(id)), [ids])

  const toggle = useCallback(
    (id: string) => {
      const next = ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id]
      setIds(next)
      safeSetItem(localStorage, key, JSON.stringify(next))
    },
    [ids, key],
  )

  return useMemo(
    () => ({ fields, chosen, chosenMore, isSettled, toggle }),
    [fields, chosen, chosenMore, isSettled, toggle],
  )
}
