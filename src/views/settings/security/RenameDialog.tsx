import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { PasskeyRename, type Passkey } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { renamePasskey } from '@/redux/secondFactors'

const FORM_ID = 'rename-passkey'

interface RenameDialogProps {
  passkey: Passkey
  onRenamed: () => void
  onClose: () => void
}

export function RenameDialog({ passkey: { id, name }, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['security', 'shell'])
  const dispatch = useAppDispatch()
  const form = useSchemaForm(PasskeyRename, { id, name })
  const bind = useBoundFields(form)
  const [alert, setAlert] = useState<string | null>(null)

  const submit = form.handleSubmit(async (change) => {
    setAlert(null)
    try {
      await dispatch(renamePasskey(change)).unwrap()
      showToast.success(t('passkeys.renamed'))
      onRenamed()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('passkeys.renameTitle')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <TextField
          {...bind('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  )
}
