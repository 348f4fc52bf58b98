import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'

interface FormDialogProps {
  title: string
  submitLabel: string
  /** Something was typed: a press beside the dialog would lose it. */
  isDirty: boolean
  size?: 'lg'
  /** In place of "Cancel". */
  secondary?: ReactNode
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a form: Enter sends it, its buttons stand at the foot. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isDirty, size, secondary, onSubmit, onClose, children } = props
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <Dialog
      isOpen
      title={title}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      {...(size && { size })}
      footer={
        <>
          {secondary ?? <Button onClick={onClose}>{t('cancel')}</Button>}
          <Button type="submit" form={id} color="primary">
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        {children}
      </Form>
    </Dialog>
  )
}
