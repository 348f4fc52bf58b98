import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'
import { SendAgain } from './SendAgain'
import { useSampleEmail } from './useSampleEmail'

export function VerifyEmailSample({ look }: { look: Look }) {
  const { t } = useTranslation('samplesAuthentication')
  const navigate = useNavigate()
  const email = useSampleEmail()
  return (
    <AuthSample page="verify-email" look={look} title={t('verify.title')} lead={t('verify.lead', { email })}>
      <Button color="primary" block onClick={() => void navigate(authPath('two-steps', look), { state: { email } })}>
        {t('verify.submit')}
      </Button>
      <SendAgain />
      <p className="auth-aside">
        <Link to={authPath('forgot-password', look)}>{t('verify.otherAddress')}</Link>
      </p>
    </AuthSample>
  )
}
