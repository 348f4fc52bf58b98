import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addUser, billings, userPlans, userRoles } from './userCalls'

const FORM_ID = 'sample-user-form'
const TEXT_MAX = 120

const required = z.string('required').check(z.maxLength(TEXT_MAX, `too_long:${TEXT_MAX}`))
const optional = z.optional(z.string().check(z.maxLength(TEXT_MAX, `too_long:${TEXT_MAX}`)))
const UserValues = z.object({
  fullName: required,
  email: z.string('required').check(z.email('bad_email')),
  username: required,
  company: optional,
  country: optional,
  contact: optional,
  role: z.enum(userRoles),
  currentPlan: z.enum(userPlans),
  billing: z.enum(billings),
})
type UserValues = z.infer<typeof UserValues>

const start: UserValues = {
  fullName: '',
  email: '',
  username: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
}

const texts = ['fullName', 'email', 'username', 'company', 'country', 'contact'] as const
const isRequired = (name: (typeof texts)[number]) => name === 'fullName' || name === 'email' || name === 'username'

interface AddUserDialogProps {
  onAdded: () => void
  onClose: () => void
}

export function AddUserDialog({ onAdded, onClose }: AddUserDialogProps) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<UserValues>(UserValues, start)
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ company = '', country = '', contact = '', ...given }) => {
    setAlert(null)
    try {
      const user = await addUser({ ...given, company, country, contact, status: 'pending', avatar: '' })
      showToast.success(t('add.done', { name: user.fullName }))
      onAdded()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('add.act')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {texts.map((name) => (
          <TextField
            key={name}
            {...bind(name)}
            type={name === 'email' ? 'email' : 'text'}
            label={t(`fields.${name}`)}
            required={isRequired(name)}
            autoComplete="off"
          />
        ))}
        <SelectField
          {...bind('role')}
          label={t('fields.role')}
          options={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          required
        />
        <SelectField
          {...bind('currentPlan')}
          label={t('fields.currentPlan')}
          options={userPlans.map((value) => ({ value, label: t(`plans.${value}`) }))}
          required
        />
        <SelectField
          {...bind('billing')}
          label={t('fields.billing')}
          options={billings.map((value) => ({ value, label: t(`billings.${value}`) }))}
          required
        />
      </Form>
    </Dialog>
  )
}
