import { useId, type BaseSyntheticEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Dialog } from './Dialog'

interface FormDialogProps {
  title: string
  size?: 'lg'
  /** The state of its form; once something is typed, a press beside the dialog does not lose it. */
  formState: { isDirty: boolean; isSubmitting: boolean }
  /** What went wrong with the whole of it. */
  alert: string | null
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A short form in a dialog, saved or given up. */
export function FormDialog({ title, size, formState, alert, onSubmit, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('shell')
  const formId = useId()
  return (
    <Dialog
      isOpen
      {...(size && { size })}
      title={title}
      closesOnBackdrop={!formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} color="primary" isBusy={formState.isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void onSubmit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {children}
      </Form>
    </Dialog>
  )
}
