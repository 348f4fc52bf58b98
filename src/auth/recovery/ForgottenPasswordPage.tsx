import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import { ForgottenPasswordBody } from '@contract/recovery'
import { Button } from '@/@core/components/Button'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { AuthLayout } from '@/auth/AuthLayout'
import { paths } from '@/configs/paths'
import { failureText, unsentText } from '@/i18n/failureText'
import { fetchSendsMail, forgotPassword } from '@/redux/recovery'
import { useQuery } from '@/redux/useQuery'

/** Asks where to send the link; without a mail server, says who can make one. */
export function ForgottenPasswordPage() {
  const { t } = useTranslation('recovery')
  const { answer: sendsMail, failure, isLoading, reload } = useQuery(fetchSendsMail, undefined)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const toSignIn = (
    <p className="blank-aside">
      <Link to={paths.signIn}>{t('toSignIn')}</Link>
    </p>
  )
  if (failure) return <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
  if (sendsMail === null) return <FullPageSpinner />
  if (!sendsMail) {
    return (
      <AuthLayout title={t('forgotten.title')} lead={t('forgotten.noMail')}>
        <ol>
          <li>{t('forgotten.askAdmin')}</li>
          <li>{t('forgotten.openLink')}</li>
        </ol>
        {toSignIn}
      </AuthLayout>
    )
  }
  if (sentTo !== null) {
    return (
      <AuthLayout title={t('forgotten.sentTitle')} lead={t('forgotten.sentText', { email: sentTo })}>
        <p>{t('forgotten.notArrived')}</p>
        {toSignIn}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <ForgottenPasswordForm onSent={setSentTo} />
      {toSignIn}
    </AuthLayout>
  )
}

function ForgottenPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('recovery')
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(ForgottenPasswordBody, { email: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await forgotPassword(values)
      onSent(values.email)
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField {...bind('email')} type="email" label={t('forgotten.email')} autoComplete="username" required />
      <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
        {t('forgotten.submit')}
      </Button>
    </Form>
  )
}
