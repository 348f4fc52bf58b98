import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { fetchEmailStatus, sendVerification } from '@/redux/recovery'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import './settings.scss'

/** The account's address and, if the server sends mails, whether it is confirmed. */
export function EmailConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const { answer: status } = useQuery(fetchEmailStatus, undefined)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await sendVerification()
      showToast.success(t('account.confirmationSent', { email }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  if (!status?.sendsMail) return email
  return (
    <span className="email-status">
      {email}
      {status.verifiedAt === undefined ? (
        <Button size="sm" isBusy={isBusy} onClick={() => void send()}>
          {t('account.sendConfirmation')}
        </Button>
      ) : (
        <span className="muted">{t('account.confirmed')}</span>
      )}
    </span>
  )
}
