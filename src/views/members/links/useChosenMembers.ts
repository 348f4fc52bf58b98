import { useState } from 'react'
import type { MemberLink } from '@contract/calendar/links'
import type { RowSelection } from '@/@core/components/table/RowSelection'
import { memberLabel } from '@/shared/records/memberLabel'

const none: readonly MemberLink[] = []

/** The ticked members, across the pages of the list. `rows` are those of the current page. */
export function useChosenMembers(rows = none): RowSelection & { ids: string[]; names: string[] } {
  /** Their names by their ids. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const isAll = rows.length > 0 && rows.every(({ memberId }) => chosen.has(memberId))

  function tick(memberIds: string[], isOn: boolean): void {
    setChosen((before) => {
      const next = new Map(before)
      for (const id of memberIds) {
        const row = rows.find(({ memberId }) => memberId === id)
        if (isOn && row) next.set(id, memberLabel(row))
        else next.delete(id)
      }
      return next
    })
  }

  return {
    ids: [...chosen.keys()],
    names: [...chosen.values()],
    rows,
    has: (id) => chosen.has(id),
    toggle: (id) => tick([id], !chosen.has(id)),
    isAll,
    toggleAll: () =>
      tick(
        rows.map(({ memberId }) => memberId),
        !isAll,
      ),
  }
}
