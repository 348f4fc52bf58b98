import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { CodeField } from '@/views/samples/authentication/CodeField'
import { CODE_LENGTH, emptyCode } from '@/views/samples/authentication/codeDigits'
import '@/views/samples/authentication/authSample.scss'
import '@/auth/secondFactor/secondFactor.scss'
import '@/@core/styles/choices.scss'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'
import { useStepFocus } from './useStepFocus'
import './planCard.scss'
import './twoFactor.scss'

const SAMPLE_CODE = '246810'
const KEY = 'BATU TASA MPLE 2345'
const ADDRESS = 'otpauth://totp/Batuta:sample?secret=BATUTASAMPLE2345&issuer=Batuta'
const ways = [
  { way: 'app', icon: Smartphone },
  { way: 'message', icon: MessageSquareText },
] as const
type Way = (typeof ways)[number]['way']

/** First which way, then the proof that it works. */
export function TwoFactorExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation(['samplesDialogs', 'shell'])
  const [way, setWay] = useState<Way>('app')
  const [step, setStep] = useState<'way' | 'proof'>('way')
  const [digits, setDigits] = useState(emptyCode)
  const [error, setError] = useState<string | undefined>()
  const focusStep = useStepFocus(step)

  function submit(): void {
    if (step === 'way') return setStep('proof')
    const code = digits.join('')
    if (code.length < CODE_LENGTH) return setError(t('shell:validationError.bad_code'))
    if (code !== SAMPLE_CODE) return setError(t('twoFactor.wrong', { code: SAMPLE_CODE }))
    onDone(t(`twoFactor.done.${way}`))
    onClose()
  }

  return (
    <FormDialog
      title={t('twoFactor.title')}
      submitLabel={step === 'way' ? t('steps.next') : t('twoFactor.act')}
      isDirty={digits !== emptyCode}
      {...(step === 'proof' && { secondary: <Button onClick={() => setStep('way')}>{t('shell:back')}</Button> })}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      {step === 'way' ? (
        <fieldset key="way" ref={focusStep} className="way-choice">
          <legend>{t('twoFactor.question')}</legend>
          {ways.map(({ way: one, icon: Icon }) => (
            <label key={one} className="plan-card">
              <input
                type="radio"
                name="sample-way"
                className="form-check-input"
                checked={one === way}
                onChange={() => setWay(one)}
              />
              <span className="plan-name">
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {t(`twoFactor.ways.${one}`)}
              </span>
              <span className="muted">{t(`twoFactor.hints.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <div key="proof" ref={focusStep}>
          {way === 'app' && (
            <div className="way-qr">
              <QrCode text={ADDRESS} label={t('twoFactor.qr')} />
              <div>
                <p>{t('twoFactor.scan')}</p>
                <code>{KEY}</code>
                <CopyButton text={KEY.replaceAll(' ', '')} label={t('twoFactor.copy')} />
              </div>
            </div>
          )}
          <CodeField
            label={t(`twoFactor.code.${way}`)}
            hint={t('twoFactor.hint', { code: SAMPLE_CODE })}
            error={error}
            digits={digits}
            onChange={(changed) => {
              setDigits(changed)
              setError(undefined)
            }}
          />
        </div>
      )}
    </FormDialog>
  )
}
