import { useState, type BaseSyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { AuthLayout } from './AuthLayout'

interface SentRegistrationProps {
  email: string
  /** Registers once more with what was typed. */
  onResend: (event: BaseSyntheticEvent) => Promise<void>
  onChange: () => void
}

/** Says where the link went. The same for an address that has an account: that is told in its mailbox alone. */
export function SentRegistration({ email, onResend, onChange }: SentRegistrationProps) {
  const { t } = useTranslation('recovery')
  const [isBusy, setBusy] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)

  async function resend(event: BaseSyntheticEvent): Promise<void> {
    setBusy(true)
    setSentAgain(false)
    await onResend(event)
    setBusy(false)
    setSentAgain(true)
  }

  return (
    <AuthLayout title={t('registration.sentTitle')} lead={t('registration.sentText', { email })}>
      <p>{t('registration.notArrived')}</p>
      <p>
        <output>{isSentAgain && t('registration.sentAgain')}</output>
      </p>
      <Form onSubmit={(event) => void resend(event)} noValidate>
        <Button type="submit" block isBusy={isBusy}>
          {t('registration.resend')}
        </Button>
      </Form>
      <p className="blank-aside">
        <Button color="link" onClick={onChange}>
          {t('registration.change')}
        </Button>
      </p>
    </AuthLayout>
  )
}
