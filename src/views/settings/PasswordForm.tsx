import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { PasswordChange, type UserData } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { NewPasswordField } from '@/auth/password/NewPasswordField'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { changePassword } from '@/redux/authCalls'

export function PasswordForm({ user }: { user: UserData }) {
  const { email, name, document, group } = user
  const facts = { email, name, document, groupName: group.name }
  const { t } = useTranslation('settings')
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(PasswordChange, { currentPassword: '', newPassword: '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async (change) => {
    setAlert(null)
    try {
      await changePassword(change)
      form.reset()
      showToast.success(t('account.changed'))
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('account.passwordTitle')}</h2>
      <p className="muted">{t('account.passwordText')}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {alert && <FormAlert>{alert}</FormAlert>}
      <PasswordField
        {...bind('currentPassword')}
        label={t('account.current')}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...bind('newPassword')} label={t('account.next')} facts={() => facts} />
      <FormActions>
        <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
          {t('account.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
