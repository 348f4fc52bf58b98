import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'

interface OrphanDialogProps {
  title: string
  /** What was removed, and what can be done. */
  children: ReactNode
  restoreLabel: string
  leaveLabel: string
  onPutBack: () => Promise<void>
  onLeave: () => void
}

/** The record was removed while someone typed: what they typed need not be lost. */
export function OrphanDialog({ title, children, restoreLabel, leaveLabel, onPutBack, onLeave }: OrphanDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function putBack(): Promise<void> {
    setBusy(true)
    await onPutBack()
    setBusy(false)
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={restoreLabel}
      cancelLabel={leaveLabel}
      isBusy={isBusy}
      onConfirm={() => void putBack()}
      onCancel={onLeave}
    >
      {children}
    </ConfirmDialog>
  )
}
