import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { PermissionMatrix } from './PermissionMatrix'
import { allPermissions, noPermissions, permissionActions, permissionAreas } from './permissionRules'
import { saveRole, type SampleRole } from './roleCalls'

const FORM_ID = 'sample-role-form'
const NAME_MAX = 80
const RoleValues = z.object({
  name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_MAX, `too_long:${NAME_MAX}`)),
})

interface RoleDialogProps {
  /** The one to change, and how it is called now; without it the dialog adds. */
  role?: SampleRole
  name?: string
  onSaved: () => void
  onClose: () => void
}

export function RoleDialog({ role, name = '', onSaved, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const titleId = useId()
  const [alert, setAlert] = useState<string | null>(null)
  const [permissions, setPermissions] = useState(role?.permissions ?? noPermissions)
  const form = useSchemaForm(RoleValues, { name })
  const bind = useBoundFields(form)
  const hasAll = permissionAreas.every((area) => permissions[area].length === permissionActions.length)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      // One that is called as before keeps its name in both languages.
      const named = role && values.name === name ? role.name : values.name
      await saveRole({ ...(role && { id: role.id }), name: named, permissions })
      showToast.success(role ? t('roleForm.saved', values) : t('roleForm.added', values))
      onSaved()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Dialog
      isOpen
      size="lg"
      title={role ? t('roleForm.editTitle', { name }) : t('roleForm.add')}
      closesOnBackdrop={!form.formState.isDirty && permissions === (role?.permissions ?? noPermissions)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('roleForm.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <TextField {...bind('name')} label={t('roleForm.name')} required autoComplete="off" />
        <div className="role-permissions">
          <h3 id={titleId}>{t('matrix.title')}</h3>
          <Button size="sm" onClick={() => setPermissions(hasAll ? noPermissions : allPermissions)}>
            {hasAll ? t('roleForm.none') : t('roleForm.all')}
          </Button>
        </div>
        <PermissionMatrix titleId={titleId} permissions={permissions} onChange={setPermissions} />
      </Form>
    </Dialog>
  )
}
