import { useMemo } from 'react'
import { useMemberNames } from './useMemberNames'

/** Everyone as a choice. */
export function useMemberOptions(): { value: string; label: string }[] {
  const { members } = useMemberNames()
  return useMemo(() => members.map(({ id, name }) => ({ value: id, label: name })), [members])
}
