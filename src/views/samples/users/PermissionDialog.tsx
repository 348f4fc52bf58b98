import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addPermission, renamePermission, type Permission } from './permissionCalls'

const FORM_ID = 'sample-permission-form'
const NAME_MAX = 80
const PermissionValues = z.object({
  name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_MAX, `too_long:${NAME_MAX}`)),
})

interface PermissionDialogProps {
  /** The one to rename; without it the dialog adds. */
  permission?: Permission
  onSaved: () => void
  onClose: () => void
}

export function PermissionDialog({ permission, onSaved, onClose }: PermissionDialogProps) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(PermissionValues, { name: permission?.name ?? '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ name }) => {
    setAlert(null)
    try {
      await (permission ? renamePermission(permission.id, name) : addPermission(name))
      showToast.success(permission ? t('permissions.renamed', { name }) : t('permissions.added', { name }))
      onSaved()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Dialog
      isOpen
      title={permission ? t('permissions.renameTitle', { name: permission.name }) : t('permissions.add')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {permission ? t('permissions.rename') : t('permissions.addSave')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <TextField
          {...bind('name')}
          label={t('permissions.name')}
          hint={permission ? undefined : t('permissions.addHint')}
          required
          autoComplete="off"
        />
      </Form>
    </Dialog>
  )
}
