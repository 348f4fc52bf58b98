import { createContext, useContext } from 'react'
import { Checkbox } from '@/@core/components/fields/Checkbox'

/** Which rows are ticked; `useSelection` makes one. */
export interface RowSelection {
  rows: readonly unknown[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  isAll: boolean
  toggleAll: () => void
}

/** That of the table around. Not among the columns' props: they would be new at each tick, and all cells drawn again. */
export const SelectionContext = createContext<RowSelection | undefined>(undefined)

export function RowCheckbox({ id, label }: { id: string; label: string }) {
  const selection = useContext(SelectionContext)
  return <Checkbox label={label} isOn={selection?.has(id) ?? false} onToggle={() => selection?.toggle(id)} />
}

/** In the header: all rows of the page, or none. */
export function AllCheckbox({ label }: { label: string }) {
  const selection = useContext(SelectionContext)
  return <Checkbox label={label} isOn={selection?.isAll ?? false} onToggle={() => selection?.toggleAll()} />
}
