import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { safeSetItem } from '@/configs/safeSetItem'
import { unsentText } from '@/i18n/failureText'
import { signIn, type SampleSignIn } from './authCalls'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'
import { OtherWays } from './OtherWays'
import { SampleSession } from './SampleSession'

/** The accounts that the samples begin with (src/@fake-db/jwt.ts). */
const accounts = [
  { role: 'admin', email: 'admin@samples.example.org', password: 'admin' },
  { role: 'client', email: 'client@samples.example.org', password: 'client' },
] as const

/** Where the e-mail is remembered, for this visit. */
const EMAIL_KEY = 'batuta.sampleEmail'

const Values = z.object({
  email: z.string('required').check(z.email('bad_email')),
  password: z.string('required'),
  isRemembered: z.boolean(),
})
type Values = z.infer<typeof Values>

export function LoginSample({ look }: { look: Look }) {
  const { t } = useTranslation('samplesAuthentication')
  const [session, setSession] = useState<SampleSignIn | null>(null)
  if (session) {
    return (
      <AuthSample key="session" page="login" look={look} title={t('session.title')}>
        <SampleSession signIn={session} onSignOut={() => setSession(null)} />
      </AuthSample>
    )
  }
  return (
    <AuthSample page="login" look={look} title={t('login.title')} lead={t('login.lead')}>
      <LoginForm look={look} onSignedIn={setSession} />
      <p className="auth-aside">
        {t('login.noAccount')} <Link to={authPath('register', look)}>{t('login.register')}</Link>
      </p>
      <OtherWays />
    </AuthSample>
  )
}

interface LoginFormProps {
  look: Look
  onSignedIn: (signIn: SampleSignIn) => void
}

function LoginForm({ look, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation(['samplesAuthentication', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const [remembered] = useState(() => sessionStorage.getItem(EMAIL_KEY) ?? '')
  const form = useSchemaForm<Values>(Values, { email: remembered, password: '', isRemembered: remembered !== '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ email, password, isRemembered }) => {
    setAlert(null)
    try {
      const signedIn = await signIn({ email, password })
      if (isRemembered) safeSetItem(sessionStorage, EMAIL_KEY, email)
      else sessionStorage.removeItem(EMAIL_KEY)
      onSignedIn(signedIn)
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.status === 400 ? t('login.invalid') : unsentText(failure))
    }
  })

  function fillIn({ email, password }: (typeof accounts)[number]): void {
    setAlert(null)
    form.reset({ email, password, isRemembered: form.getValues('isRemembered') })
  }

  return (
    <>
      <div className="auth-accounts">
        <p>{t('login.accounts')}</p>
        <div className="cluster">
          {accounts.map((account) => (
            <Button key={account.role} size="sm" onClick={() => fillIn(account)}>
              {t(`login.as.${account.role}`)}
            </Button>
          ))}
        </div>
      </div>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <TextField {...bind('email')} type="email" label={t('fields.email')} autoComplete="off" required />
        <PasswordField {...bind('password')} label={t('fields.password')} autoComplete="current-password" required />
        <div className="auth-line">
          <CheckboxField {...bind('isRemembered')} label={t('login.remember')} />
          <span>
            <Link to={authPath('forgot-password', look)}>{t('login.forgotten')}</Link>
          </span>
        </div>
        <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
      </Form>
    </>
  )
}
