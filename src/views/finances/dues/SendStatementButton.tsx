import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementLetter } from '@contract/finances/paying/statements'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { sendStatement } from '@/redux/finances/paying'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'

interface SendStatementButtonProps {
  name: string
  letter: StatementLetter
  /** A mail is being sent. */
  isWaiting: boolean
  onSent: () => void
}

/** Sends the statement; a second one on the same day needs confirmation. */
export function SendStatementButton({ name, letter, isWaiting, onSent }: SendStatementButtonProps) {
  const { t } = useTranslation('paying')
  const { isoDay, dateTime } = useFormat()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const sentToday = letter.mails.find(
    ({ state, madeAt, to }) =>
      to === letter.to && (state === 'sent' || state === 'unclear') && isoDay(new Date(madeAt)) === today,
  )

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await sendStatement({ memberId: letter.memberId, ...(letter.to && { to: letter.to }) })
      showToast.success(t('send.started'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
    setAsking(false)
    onSent()
  }

  return (
    <>
      <Button isBusy={isBusy || isWaiting} onClick={() => (sentToday ? setAsking(true) : void send())}>
        <Mail size={16} aria-hidden />
        {t('send.mail')}
      </Button>
      {sentToday && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t('send.againTitle')}
          confirmLabel={t('send.again')}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          {t('send.againText', { name, time: dateTime(sentToday.madeAt) })}
        </ConfirmDialog>
      )}
    </>
  )
}
