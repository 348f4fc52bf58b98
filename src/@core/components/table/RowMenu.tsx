import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'

interface RowMenuProps {
  /** Of the row. */
  id: string | number
  /** Of the button. */
  label: string
  /** What can be done with the row, rendered when it opens; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

export function RowMenu({ id, label, children }: RowMenuProps) {
  return (
    <DropPanel
      className="tooltip-edge-end"
      subject={String(id)}
      renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={label} size="sm" />}
    >
      {children}
    </DropPanel>
  )
}
