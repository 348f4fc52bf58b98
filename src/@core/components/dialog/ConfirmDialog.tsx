import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from './Dialog'

type ConfirmDialogProps = QuestionProps &
  (
    | { onConfirm: () => void; form?: undefined }
    /** The id of a form within the question: the yes submits it, as Enter in one of its fields does. */
    | { form: string; onConfirm?: undefined }
  )

interface QuestionProps {
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
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isDanger = false, isBusy, onCancel } = props
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('cancel')}</Button>
          <Button
            color={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            {...(props.form === undefined ? { onClick: props.onConfirm } : { type: 'submit', form: props.form })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
