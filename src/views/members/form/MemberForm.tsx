import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { ContactFields } from './ContactFields'
import type { MemberStart } from './memberFormValues'
import { NameField } from './NameField'
import { PositionFields } from './PositionFields'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useMemberForm, type MemberSaved } from './useMemberForm'

const MemberConflictDialog = lazy(() =>
  import('./MemberConflictDialog').then((file) => ({ default: file.MemberConflictDialog })),
)
const DeletedRecordDialog = lazy(() =>
  import('@/@core/components/dialog/DeletedRecordDialog').then((file) => ({ default: file.DeletedRecordDialog })),
)

interface MemberFormProps {
  /** The member to edit; without one the form adds. */
  member?: Member
  /** What a form that adds begins with. */
  start?: MemberStart
  onSaved: (saved: MemberSaved) => void
  cancelPath: string
  /** The draft is gone; mount the form anew. */
  onDiscarded: () => void
  /** The form came in place of another one, so the focus has to be brought along. */
  isAgain: boolean
}

export function MemberForm({ member, start, onSaved, cancelPath, onDiscarded, isAgain }: MemberFormProps) {
  const { t } = useTranslation(['members', 'shell'])
  const { form, draft, alert, submit, isMore, saving } = useMemberForm({ member, start, onSaved })
  const bind = useBoundFields(form)
  const { isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => {
    if (isAgain) setFocus('name')
  }, [isAgain, setFocus])

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {draft.isRestored && <DraftNote onDiscard={discard} />}
      <FieldSection title={t('form.whoTitle')}>
        <NameField control={form.control} bind={bind} isNew={!member} />
      </FieldSection>
      <PositionFields control={form.control} bind={bind} />
      <ContactFields bind={bind} />
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSubmitting && !isMore}>
          {member ? t('form.save') : t('form.add')}
        </Button>
        {!member && (
          <Button isBusy={isSubmitting && isMore} onClick={(event) => void submit(event, true)}>
            {t('form.addAnother')}
          </Button>
        )}
        <Button color="ghost" to={cancelPath} disabled={isSubmitting} onClick={draft.clear}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
      <Suspense>
        {saving.conflict && (
          <MemberConflictDialog conflict={saving.conflict} onChoose={saving.save} onDismiss={saving.dismiss} />
        )}
        {saving.deletedRecord && (
          <DeletedRecordDialog
            title={t('missing.title')}
            restoreLabel={t('missing.restore')}
            dismissLabel={t('missing.leave')}
            onRestore={saving.restore}
            onDismiss={saving.dismiss}
          >
            {t('missing.text', { name: saving.deletedRecord.name })}
          </DeletedRecordDialog>
        )}
      </Suspense>
    </Form>
  )
}
