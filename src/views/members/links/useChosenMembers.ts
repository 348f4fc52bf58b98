import { useState } from 'react'
import type { MemberLink } from '@contract/calendar/links'
import type { RowSelection } from '@/@core/components/table/RowSelection'

const none: readonly MemberLink[] = []

/** The ticked members, across the pages of the list. `rows` are those of the current page. */
export function useChosenMembers(rows = none): RowSelection & { ids: string[] } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const isAll = rows.length > 0 && rows.every(({ memberId }) => ids.has(memberId))

  function tick(memberIds: string[], isOn: boolean): void {
    setIds((before) => {
      const next = new Set(before)
      for (const id of memberIds) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }

  return {
    ids: [...ids],
    rows,
    has: (id) => ids.has(id),
    toggle: (id) => tick([id], !ids.has(id)),
    isAll,
    toggleAll: () =>
      tick(
        rows.map(({ memberId }) => memberId),
        !isAll,
      ),
  }
}
