import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { Button } from '@/@core/components/Button'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'

const Values = z.object({ email: z.string('required').check(z.email('bad_email')) })
type Values = z.infer<typeof Values>

/** The first of four: verify, two steps and a new password follow. */
export function ForgotPasswordSample({ look }: { look: Look }) {
  const { t } = useTranslation(['samplesAuthentication', 'shell'])
  const navigate = useNavigate()
  const form = useSchemaForm<Values>(Values, { email: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(async (values) => {
    await navigate(authPath('verify-email', look), { state: values })
  })
  return (
    <AuthSample page="forgot-password" look={look} title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <TextField {...bind('email')} type="email" label={t('fields.email')} autoComplete="off" required />
        <Button type="submit" color="primary" block>
          {t('forgot.submit')}
        </Button>
      </Form>
      <p className="auth-aside">
        <Link to={authPath('login', look)}>{t('toSignIn')}</Link>
      </p>
    </AuthSample>
  )
}
