import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestMailAnswer } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { sendTestMail } from '@/redux/messages'
import { toastFailure } from '@/shared/failures/toastFailure'
import '@/views/settings/settings.scss'

/** Sends a mail to the user, and shows the mail server's reply. */
export function TestMail() {
  const { t } = useTranslation('messages')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null)

  async function send(): Promise<void> {
    setBusy(true)
    setAnswer(null)
    try {
      setAnswer(await sendTestMail())
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return (
    <section className="settings-section form-column" aria-labelledby="test-mail-title">
      <h2 id="test-mail-title">{t('settings.test')}</h2>
      <p className="muted">{t('settings.testLead')}</p>
      {answer && (
        <FormAlert tone={answer.outcome === 'sent' ? 'positive' : 'danger'}>
          {t(`settings.outcomes.${answer.outcome}`, { to: answer.to, code: answer.replyCode ?? '—' })}
        </FormAlert>
      )}
      <Button isBusy={isBusy} onClick={() => void send()}>
        <Send size={16} aria-hidden />
        {t('settings.testSend')}
      </Button>
    </section>
  )
}
