import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  isOpen: boolean
  /** The question. */
  title: string
  /** What follows from a yes. */
  children: ReactNode
  /** The verb itself, e.g. "Remove", never "Yes". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isDanger = false, isBusy, onConfirm, onCancel } = props
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('cancel')}</Button>
          <Button color={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
