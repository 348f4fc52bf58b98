import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'

interface DeletedRecordDialogProps {
  title: string
  /** What was removed, and what can be done. */
  children: ReactNode
  restoreLabel: string
  dismissLabel: string
  onRestore: () => Promise<void>
  onDismiss: () => void
}

/** The record was removed while someone typed: what they typed need not be lost. */
export function DeletedRecordDialog({
  title,
  children,
  restoreLabel,
  dismissLabel,
  onRestore,
  onDismiss,
}: DeletedRecordDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function restoreRecord(): Promise<void> {
    setBusy(true)
    await onRestore()
    setBusy(false)
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={restoreLabel}
      cancelLabel={dismissLabel}
      isBusy={isBusy}
      onConfirm={() => void restoreRecord()}
      onCancel={onDismiss}
    >
      {children}
    </ConfirmDialog>
  )
}
