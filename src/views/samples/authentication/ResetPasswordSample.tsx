import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { NewPassword } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { NewPasswordField } from '@/auth/password/NewPasswordField'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'
import { PasswordStrength } from './PasswordStrength'
import { useSampleEmail } from './useSampleEmail'

const MISMATCH = 'password_mismatch'

const Values = z
  .object({ password: NewPassword, repeated: z.string('required') })
  .check(z.refine(({ password, repeated }) => password === repeated, { error: MISMATCH, path: ['repeated'] }))
type Values = z.infer<typeof Values>

export function ResetPasswordSample({ look }: { look: Look }) {
  const { t } = useTranslation(['samplesAuthentication', 'shell'])
  const email = useSampleEmail()
  const [isDone, setDone] = useState(false)
  const form = useSchemaForm<Values>(Values, { password: '', repeated: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(() => setDone(true))
  const facts = () => ({ email })

  if (isDone) {
    return (
      <AuthSample key="done" page="reset-password" look={look} title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <Button color="primary" block to={authPath('login', look)}>
          {t('toSignIn')}
        </Button>
      </AuthSample>
    )
  }
  return (
    <AuthSample page="reset-password" look={look} title={t('reset.title')} lead={t('reset.lead', { email })}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordField {...bind('password')} label={t('reset.password')} facts={facts} />
        <PasswordStrength password={form.watch('password')} facts={facts} />
        <PasswordField
          {...bind('repeated')}
          {...(form.validationErrorOf('repeated') === MISMATCH && { error: t('reset.mismatch') })}
          label={t('reset.repeated')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" color="primary" block>
          {t('reset.submit')}
        </Button>
      </Form>
      <p className="auth-aside">
        <Link to={authPath('login', look)}>{t('toSignIn')}</Link>
      </p>
    </AuthSample>
  )
}
