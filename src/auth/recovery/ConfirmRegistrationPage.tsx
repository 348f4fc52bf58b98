import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Form } from 'reactstrap'
import { RegistrationConfirmation, type RegistrationOffer } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { AuthLayout } from '@/auth/AuthLayout'
import { signOut } from '@/auth/signOut'
import { openSession } from '@/auth/syncSession'
import { paths } from '@/configs/paths'
import { failureText, unsentText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { confirmRegistration, fetchRegistration } from '@/redux/recovery'
import { useQuery } from '@/redux/useQuery'
import { isSpentLink, SpentLink } from './SpentLink'

/** What the link opens that was sent to who registered. */
export function ConfirmRegistrationPage() {
  const { t } = useTranslation('recovery')
  const token = useSearchParams()[0].get('token') ?? ''
  const { answer: registration, failure, isLoading, reload } = useQuery(fetchRegistration, token)
  const [state, setState] = useState<'open' | 'spent' | 'known'>('open')

  if (state === 'known') {
    return (
      <AuthLayout title={t('registration.hasAccountTitle')} lead={t('registration.hasAccountText')}>
        <Button color="primary" block to={paths.signIn}>
          {t('registration.signIn')}
        </Button>
      </AuthLayout>
    )
  }
  if (state === 'spent' || (failure && isSpentLink(failure))) {
    return (
      <SpentLink title={t('registration.spentTitle')} text={t('registration.spentText')}>
        <Button color="primary" block to={paths.register}>
          {t('registration.again')}
        </Button>
      </SpentLink>
    )
  }
  if (failure) return <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!registration) return <FullPageSpinner />
  const { email, groupName } = registration
  return (
    <AuthLayout title={t('registration.title')} lead={t('registration.lead', { email, group: groupName })}>
      <ConfirmRegistrationForm registration={registration} token={token} onEnd={setState} />
    </AuthLayout>
  )
}

interface ConfirmRegistrationFormProps {
  registration: RegistrationOffer['registration']
  token: string
  /** The link ran out, or its address got an account, while the page stood open. */
  onEnd: (state: 'spent' | 'known') => void
}

function ConfirmRegistrationForm({ registration, token, onEnd }: ConfirmRegistrationFormProps) {
  const { t } = useTranslation('recovery')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSomebodyIn = useAppSelector(selectUser) !== null
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(RegistrationConfirmation, { token, password: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const userData = await dispatch(confirmRegistration(values)).unwrap()
      // Who was signed in here is another: nothing of them stays.
      if (isSomebodyIn) await signOut()
      openSession(dispatch, userData)
      void navigate(paths.home, { replace: true })
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (isSpentLink(failure)) onEnd('spent')
      else if (failure.code === 'email_taken') onEnd('known')
      else if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      {/* A password manager needs to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={registration.email} readOnly hidden />
      <PasswordField
        {...bind('password')}
        label={t('registration.password')}
        hint={t('registration.forgotten')}
        {...(form.validationErrorOf('password') === 'wrong_password' && { error: t('registration.wrongPassword') })}
        autoComplete="current-password"
        required
      />
      <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
        {t('registration.submit')}
      </Button>
    </Form>
  )
}
