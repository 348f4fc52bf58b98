import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { financeCategories } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { AmountField } from '@/shared/money/AmountField'
import { KindField } from './KindField'
import { PaymentFields } from './PaymentFields'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useFinanceForm, type FinanceFormOptions } from './useFinanceForm'

const FinanceConflictDialog = lazy(() =>
  import('./FinanceConflictDialog').then((file) => ({ default: file.FinanceConflictDialog })),
)
const DeletedRecordDialog = lazy(() =>
  import('@/@core/components/dialog/DeletedRecordDialog').then((file) => ({ default: file.DeletedRecordDialog })),
)

interface FinanceFormProps extends FinanceFormOptions {
  cancelPath: string
  /** The draft is gone; mount the form anew. */
  onDiscarded: () => void
  /** The form came in place of another one, so the focus has to be brought along. */
  isAgain: boolean
}

export function FinanceForm({ finance, start, onSaved, cancelPath, onDiscarded, isAgain }: FinanceFormProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const { form, draft, alert, submit, saving } = useFinanceForm({ finance, start, onSaved })
  const bind = useBoundFields(form)
  const { isSubmitting } = form.formState
  const { setFocus, control } = form

  useEffect(() => {
    if (isAgain) setFocus('amount')
  }, [isAgain, setFocus])

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {draft.isRestored && <DraftNote onDiscard={discard} />}
      <FieldSection title={t('form.whatTitle')}>
        <KindField control={control} />
        <AmountField control={control} name="amount" label={t('fields.amount')} />
        <TextField {...bind('description')} label={t('fields.description')} autoComplete="off" required />
        <SelectField
          {...bind('category')}
          label={t('fields.category')}
          placeholder={t('form.categoryPlaceholder')}
          options={financeCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          required
        />
      </FieldSection>
      <PaymentFields control={control} bind={bind} />
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {finance ? t('form.save') : t('form.add')}
        </Button>
        {!finance && (
          <Button isBusy={isSubmitting} onClick={(event) => void submit(event, true)}>
            {t('form.addAnother')}
          </Button>
        )}
        <Button color="ghost" to={cancelPath} disabled={isSubmitting} onClick={draft.clear}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
      <Suspense>
        {saving.conflict && (
          <FinanceConflictDialog conflict={saving.conflict} onChoose={saving.save} onDismiss={saving.dismiss} />
        )}
        {saving.deletedRecord && (
          <DeletedRecordDialog
            title={t('missing.title')}
            restoreLabel={t('missing.restore')}
            dismissLabel={t('missing.leave')}
            onRestore={saving.restore}
            onDismiss={saving.dismiss}
          >
            {t('missing.text', { name: saving.deletedRecord.description })}
          </DeletedRecordDialog>
        )}
      </Suspense>
    </Form>
  )
}
