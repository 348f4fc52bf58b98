import { useState, type ReactNode } from 'react'
import { lazyPart, loader } from '@/@core/components/lazyComponent'

export const loadDialogFrame = loader(() => import('./DialogFrame'))
const DialogFrame = lazyPart(loadDialogFrame, (file) => file.default)

export interface DialogProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The buttons, the primary one last. */
  footer?: ReactNode
  size?: 'lg'
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void
  /** Off where a press beside it would lose what was typed. */
  closesOnBackdrop?: boolean
  /** Off where leaving must be a choice of its own: then only the footer's buttons close it. */
  isClosable?: boolean
}

/** A modal dialog: it traps the focus and gives it back. What it is made of loads when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wasWanted, setWasWanted] = useState(props.isOpen)
  if (props.isOpen && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return <DialogFrame {...props} />
}
