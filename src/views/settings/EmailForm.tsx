import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { EmailChange } from '@contract/recovery'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { refreshUser } from '@/redux/authCalls'
import { useAppDispatch } from '@/redux/hooks'
import { changeEmail } from '@/redux/recovery'
import './settings.scss'

/** Changes the sign-in address. If the server sends mails, it must be confirmed first. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const [alert, setAlert] = useState<string | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const form = useSchemaForm(EmailChange, { newEmail: '', currentPassword: '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async (change) => {
    setAlert(null)
    try {
      const answer = await changeEmail(change)
      form.reset()
      setPending(answer.isPending ? answer.email : null)
      if (answer.isPending) return
      showToast.success(t('account.emailChanged', { email: answer.email }))
      await dispatch(refreshUser())
    } catch (thrown) {
      const failure = failureOf(thrown)
      const fields = failure.code === 'email_taken' ? { newEmail: 'taken' } : failure.fields
      if (!form.showValidationErrors(fields)) setAlert(unsentText(failure))
    }
  })

  return (
    <Form className="form-column settings-section" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('account.emailTitle')}</h2>
      <p className="muted">{t('account.emailText')}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {alert && <FormAlert>{alert}</FormAlert>}
      {pending !== null && <FormAlert tone="info">{t('account.emailPending', { email: pending })}</FormAlert>}
      <TextField {...bind('newEmail')} type="email" label={t('account.newEmail')} autoComplete="off" required />
      <PasswordField
        {...bind('currentPassword')}
        id="email-current-password"
        label={t('account.current')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" isBusy={form.formState.isSubmitting} className="section-submit">
        {t('account.emailSubmit')}
      </Button>
    </Form>
  )
}
