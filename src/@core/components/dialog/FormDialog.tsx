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
  /** Nothing in it may be saved. */
  isLocked?: boolean
  /** Where what it shows can be removed. */
  onRemove?: (() => void) | undefined
  /** In place of "Remove". */
  removeLabel?: string
  /** In place of "Save". */
  saveLabel?: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** Below the form, and no part of it. */
  after?: ReactNode
}

/** A short form in a dialog, saved or given up. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, formState, alert, onSubmit, isLocked = false, onRemove, removeLabel, saveLabel, onClose } = props
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
          {onRemove && (
            <Button color="danger-quiet" onClick={onRemove}>
              {removeLabel ?? t('remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} color="primary" isBusy={formState.isSubmitting} disabled={isLocked}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void onSubmit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {props.children}
      </Form>
      {props.after}
    </Dialog>
  )
}
