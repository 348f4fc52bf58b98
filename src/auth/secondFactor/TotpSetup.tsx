import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { FactorAdded } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { addTotp, beginTotp } from '@/redux/secondFactors'
import { useQuery } from '@/redux/useQuery'
import { fieldText } from './fieldText'
import { QrCode } from './QrCode'
import './secondFactor.scss'

/** In fours, to type. */
const readable = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** The QR code and the key to type, and the first code, which shows that the app has them. */
export function TotpSetup({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const { t } = useTranslation(['security', 'shell'])
  const { answer: setup, failure: unread, isLoading, reload } = useQuery(beginTotp, undefined)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  if (unread) return <LoadError message={failureText(unread)} onRetry={reload} isRetrying={isLoading} />
  if (!setup) return <DetailSkeleton />

  async function submit(event: FormEvent<HTMLFormElement>, challenge: string): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      onAdded(await addTotp({ challenge, code: fieldText(form, 'code') }))
    } catch (thrown) {
      const refused = failureOf(thrown)
      setFailure(refused)
      if (refused.code === 'challenge_expired') reload()
      form.querySelector('input')?.focus()
      setBusy(false)
    }
  }

  const word = failure?.fields['code']
  return (
    <Form onSubmit={(event) => void submit(event, setup.challenge)} noValidate>
      {failure && word === undefined && <FormAlert>{failureText(failure)}</FormAlert>}
      <p>{t('totp.scan')}</p>
      <QrCode text={setup.uri} label={t('totp.qr')} />
      <p className="muted">{t('totp.cannotScan')}</p>
      <div className="totp-key">
        <code>{readable(setup.secret)}</code>
        <CopyButton text={setup.secret} label={t('totp.copy')} />
      </div>
      <TextField
        name="code"
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        error={validationErrorText(t, word)}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" color="primary" isBusy={isBusy} block>
        {t('totp.submit')}
      </Button>
    </Form>
  )
}
