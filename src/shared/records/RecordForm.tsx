import { useEffect, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { EditConflictPrompt } from './EditConflictPrompt'
import type { RecordFormState } from './useRecordForm'

const DeletedRecordDialog = lazyPart(
  loader(() => import('@/@core/components/dialog/DeletedRecordDialog')),
  (file) => file.DeletedRecordDialog,
)

/** What the page around a record's form decides. */
export interface RecordFormFrame {
  cancelPath: string
  /** The draft is gone; mount the form anew. */
  onDiscarded: () => void
  /** The form came in place of another one, so the focus has to be brought along. */
  isAgain?: boolean
}

interface RecordFormProps<Values extends FieldValues, Write, Stored, Field> extends RecordFormFrame {
  state: RecordFormState<Values, Write, Stored, Field>
  firstField: Path<Values>
  className?: string
  /** One saves and stays, for the next of a pile. */
  canAddAnother?: boolean
  labelOf: (field: Field) => string
  /** The value of a field, formatted for display. */
  read: (record: Write, field: Field) => string
  /** The message that the record was deleted while the form was open. */
  deletedText: (record: Write) => string
  /** The fields. */
  children: ReactNode
}

/** The form of a record: its draft, its buttons, and the prompts if others changed or deleted the record meanwhile. */
export function RecordForm<Values extends FieldValues, Write, Stored extends Write, Field extends string>(
  props: RecordFormProps<Values, Write, Stored, Field>,
) {
  const { state, cancelPath, onDiscarded, isAgain = false, firstField, className = 'form-column' } = props
  const { canAddAnother = false, labelOf, read, deletedText, children } = props
  const { form, draft, alert, submit, isNew, isMore, rules, saving } = state
  const { t } = useTranslation(['forms', 'shell'])
  const { setFocus } = form
  const { isSubmitting } = form.formState

  useEffect(() => {
    if (isAgain) setFocus(firstField)
  }, [isAgain, setFocus, firstField])

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  return (
    <Form className={className} onSubmit={(event) => void submit(event)} noValidate>
      {draft.isRestored && <DraftNote onDiscard={discard} />}
      {children}
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSubmitting && !isMore}>
          {isNew ? t('record.add') : t('record.save')}
        </Button>
        {isNew && canAddAnother && (
          <Button isBusy={isSubmitting && isMore} onClick={(event) => void submit(event, true)}>
            {t('record.addAnother')}
          </Button>
        )}
        <Button to={cancelPath} disabled={isSubmitting} onClick={draft.clear}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
      {saving.conflict && (
        <EditConflictPrompt
          conflict={saving.conflict}
          rules={rules}
          labelOf={labelOf}
          read={read}
          onChoose={saving.save}
          onDismiss={saving.dismiss}
        />
      )}
      {saving.deletedRecord && (
        <DeletedRecordDialog
          title={t('deleted.title')}
          restoreLabel={t('deleted.restore')}
          dismissLabel={t('deleted.dismiss')}
          onRestore={saving.restore}
          onDismiss={saving.dismiss}
        >
          {deletedText(saving.deletedRecord)}
        </DeletedRecordDialog>
      )}
    </Form>
  )
}
