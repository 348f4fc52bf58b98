import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Form } from 'reactstrap'
import { PasswordReset, type ResetOffer } from '@contract/recovery'
import { Button } from '@/@core/components/Button'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { AuthLayout } from '@/auth/AuthLayout'
import { NewPasswordField } from '@/auth/password/NewPasswordField'
import { signOut } from '@/auth/signOut'
import { paths } from '@/configs/paths'
import { failureText, unsentText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchReset, resetPassword } from '@/redux/recovery'
import { useQuery } from '@/redux/useQuery'
import { isSpentLink, SpentLink } from './SpentLink'

/** What the link for a new password opens, mailed or handed over. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery')
  const token = useSearchParams()[0].get('token') ?? ''
  const { answer: reset, failure, isLoading, reload } = useQuery(fetchReset, token)
  const [state, setState] = useState<'open' | 'spent' | 'done'>('open')

  if (state === 'done') {
    return (
      <AuthLayout title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <Button color="primary" block to={paths.signIn}>
          {t('reset.signIn')}
        </Button>
      </AuthLayout>
    )
  }
  if (state === 'spent' || (failure && isSpentLink(failure))) {
    return (
      <SpentLink title={t('reset.spentTitle')} text={t('reset.spentText')}>
        <Button color="primary" block to={paths.forgottenPassword}>
          {t('reset.askAgain')}
        </Button>
      </SpentLink>
    )
  }
  if (failure) return <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!reset) return <FullPageSpinner />
  return (
    <AuthLayout title={t('reset.title')} lead={t('reset.lead', { group: reset.groupName, email: reset.email })}>
      <ResetPasswordForm
        reset={reset}
        token={token}
        onDone={() => setState('done')}
        onSpent={() => setState('spent')}
      />
    </AuthLayout>
  )
}

interface ResetPasswordFormProps {
  reset: ResetOffer['reset']
  token: string
  onDone: () => void
  /** The link was used or ran out while the page stood open. */
  onSpent: () => void
}

function ResetPasswordForm({ reset, token, onDone, onSpent }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery')
  const isOwn = useAppSelector(selectUser)?.email === reset.email
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(PasswordReset, { token, newPassword: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await resetPassword(values)
      // The server has ended that session too: this browser need not find out by an error.
      if (isOwn) await signOut()
      onDone()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (isSpentLink(failure)) onSpent()
      else if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      {/* A password manager needs to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={reset.email} readOnly hidden />
      <NewPasswordField {...bind('newPassword')} label={t('reset.password')} facts={() => reset} />
      <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
