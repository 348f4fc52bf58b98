import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { NewPassword } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { NewPasswordField } from '@/auth/password/NewPasswordField'
import { unsentText } from '@/i18n/failureText'
import { register, type SampleSignIn } from './authCalls'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'
import { OtherWays } from './OtherWays'
import { PasswordStrength } from './PasswordStrength'
import { SampleSession } from './SampleSession'

const USERNAME_MAX = 40

const Values = z.object({
  username: z.string('required').check(z.maxLength(USERNAME_MAX, `too_long:${USERNAME_MAX}`)),
  email: z.string('required').check(z.email('bad_email')),
  password: NewPassword,
  hasAgreed: z.boolean().check(z.refine((hasAgreed) => hasAgreed, { error: 'required' })),
})
type Values = z.infer<typeof Values>

const start: Values = { username: '', email: '', password: '', hasAgreed: false }

export function RegisterSample({ look }: { look: Look }) {
  const { t } = useTranslation('samplesAuthentication')
  const [session, setSession] = useState<SampleSignIn | null>(null)
  if (session) {
    return (
      <AuthSample key="session" page="register" look={look} title={t('register.done')}>
        <SampleSession signIn={session} onSignOut={() => setSession(null)} />
      </AuthSample>
    )
  }
  return (
    <AuthSample page="register" look={look} title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm onRegistered={setSession} />
      <p className="auth-aside">
        {t('register.haveAccount')} <Link to={authPath('login', look)}>{t('register.signIn')}</Link>
      </p>
      <OtherWays />
    </AuthSample>
  )
}

function RegisterForm({ onRegistered }: { onRegistered: (signIn: SampleSignIn) => void }) {
  const { t } = useTranslation(['samplesAuthentication', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<Values>(Values, start)
  const bind = useBoundFields(form)
  const facts = () => ({ name: form.getValues('username'), email: form.getValues('email') })

  const submit = form.handleSubmit(async ({ username, email, password }) => {
    setAlert(null)
    try {
      onRegistered(await register({ username, email, password }))
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })

  /** Who asks says in its own words that a name is taken; they are shown in those of the person. */
  function bindUnique(name: 'username' | 'email') {
    const isTaken = form.formState.errors[name]?.type === 'server'
    return { ...bind(name), ...(isTaken && { error: t(`register.taken.${name}`) }) }
  }

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <TextField {...bindUnique('username')} label={t('fields.username')} autoComplete="off" required />
      <TextField {...bindUnique('email')} type="email" label={t('fields.email')} autoComplete="off" required />
      <NewPasswordField {...bind('password')} label={t('fields.password')} facts={facts} />
      <PasswordStrength password={form.watch('password')} facts={facts} />
      <CheckboxField {...bind('hasAgreed')} label={t('register.agree')} />
      <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
    </Form>
  )
}
