import { useEffect, useMemo } from 'react'
import type { Purpose } from '@contract/finances/purposes'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { readPurposes, selectPurposes } from '@/redux/finances/purposes'

interface Purposes {
  /** Sorted by name; empty until loaded. */
  purposes: readonly Purpose[]
  nameOf: (id: string | undefined) => string
  /** The open ones, and the chosen one even if it is closed. */
  optionsWith: (chosen?: string) => SelectOption[]
}

/** What money was given for. */
export function usePurposes(): Purposes {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(readPurposes())
  }, [dispatch])
  return useKnownPurposes()
}

/** The same for screens that load the purposes themselves. */
export function useKnownPurposes(): Purposes {
  const known = useAppSelector(selectPurposes)
  return useMemo(() => {
    const purposes = known ?? []
    return {
      purposes,
      nameOf: (id) => purposes.find((each) => each.id === id)?.name ?? '',
      optionsWith: (chosen) =>
        purposes
          .filter(({ id, isClosed }) => !isClosed || id === chosen)
          .map(({ id, name }) => ({ value: id, label: name })),
    }
  }, [known])
}
