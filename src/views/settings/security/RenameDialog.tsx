import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasskeyRename, type Passkey } from '@contract/secondFactors'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { renamePasskey } from '@/redux/secondFactors'

interface RenameDialogProps {
  passkey: Passkey
  onRenamed: () => void
  onClose: () => void
}

export function RenameDialog({ passkey: { id, name }, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation('security')
  const form = useSchemaForm(PasskeyRename, { id, name })
  const bind = useBoundFields(form)
  const [alert, setAlert] = useState<string | null>(null)

  const submit = form.handleSubmit(async (change) => {
    setAlert(null)
    try {
      await renamePasskey(change)
      showToast.success(t('passkeys.renamed'))
      onRenamed()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })

  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...bind('name')}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
