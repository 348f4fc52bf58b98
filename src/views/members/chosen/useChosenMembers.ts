import { useMemo, useState } from 'react'
import type { Member } from '@contract/members'
import type { RowSelection } from '@/@core/components/table/RowSelection'

export interface ChosenMembers extends RowSelection {
  /** The ticked ones, in the order in which they were ticked. */
  members: readonly Member[]
  choose: (members: readonly Member[]) => void
  leaveOut: (members: readonly Member[]) => void
  clear: () => void
}

const none: readonly Member[] = []

/** The ticked members, across pages and filters of the list. `rows`: those of the page that is shown, as they are now. */
export function useChosenMembers(rows = none): ChosenMembers {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Member>>(new Map())
  const members = useMemo(() => {
    const shown = new Map(rows.map((row) => [row.id, row]))
    return [...chosen.values()].map((member) => shown.get(member.id) ?? member)
  }, [chosen, rows])
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))

  function tick(ticked: readonly Member[], isOn: boolean): void {
    setChosen((before) => {
      const next = new Map(before)
      for (const member of ticked) {
        if (isOn) next.set(member.id, member)
        else next.delete(member.id)
      }
      return next
    })
  }

  return {
    rows: members,
    members,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      tick(
        rows.filter((row) => row.id === id),
        !chosen.has(id),
      ),
    isAll,
    toggleAll: () => tick(rows, !isAll),
    choose: (all) => tick(all, true),
    leaveOut: (left) => tick(left, false),
    clear: () => setChosen(new Map()),
  }
}
