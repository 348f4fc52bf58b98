import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf, type Failure } from '@/api/failure'
import { AuthLayout } from '@/auth/AuthLayout'
import { paths } from '@/configs/paths'
import { failureText } from '@/i18n/failureText'
import { verifyEmail } from '@/redux/recovery'
import { isSpentLink, SpentLink } from './SpentLink'

/** Asks for a press: programs that look into mails open the links in them, and each works once. */
export function VerifyEmailPage() {
  const { t } = useTranslation('recovery')
  const token = useSearchParams()[0].get('token') ?? ''
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      setEmail(await verifyEmail(token))
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  if (email !== null) {
    return (
      <AuthLayout title={t('verify.doneTitle')} lead={t('verify.doneText', { email })}>
        <Button color="primary" block to={paths.home}>
          {t('verify.goOn')}
        </Button>
      </AuthLayout>
    )
  }
  if (failure && isSpentLink(failure)) {
    return <SpentLink title={t('verify.spentTitle')} text={t('verify.spentText')} />
  }
  return (
    <AuthLayout title={t('verify.title')} lead={t('verify.lead')}>
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
      <Button color="primary" block isBusy={isBusy} onClick={() => void confirm()}>
        {t('verify.submit')}
      </Button>
    </AuthLayout>
  )
}
