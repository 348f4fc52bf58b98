import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { RequestOptions, type ProofBody, type proofMethods } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { fieldText } from './fieldText'
import { findPasskeyObstacle } from './passkeyObstacle'
import { showPasskey } from './passkeys'

type Method = (typeof proofMethods)[number]
export type ShownFactor = Omit<ProofBody, 'challenge'>

const FORM_ID = 'factor-form'
const fields = { totp: 'code', recoveryCode: 'recoveryCode', password: 'password', passkey: 'passkey' } as const
const others = {
  totp: 'step.byTotp',
  recoveryCode: 'step.byRecoveryCode',
  passkey: 'step.byPasskey',
  password: 'step.byPassword',
} as const

interface FactorFormOptions {
  methods: readonly Method[]
  /** For `navigator.credentials.get`, as the server gave them. */
  passkeyOptions: unknown
  submitLabel: string
  isBlock?: boolean
  /** Sends what was shown. Rejects with a Failure, which stays to be read. */
  onShow: (shown: ShownFactor) => Promise<void>
}

/** In parts, as a dialog has its buttons at its foot. */
interface FactorForm {
  form: ReactNode
  submitButton: ReactNode
  /** Links to the other factors, where there are any. */
  otherWays: ReactNode
}

/**
 * Asks for one factor of several.
 * Passkeys that this browser cannot show here are left out.
 */
export function useFactorForm(options: FactorFormOptions): FactorForm {
  const { submitLabel, isBlock, onShow } = options
  const { t } = useTranslation(['security', 'shell'])
  const request = RequestOptions.safeParse(options.passkeyOptions)
  const canShowPasskey = request.success && findPasskeyObstacle() === null
  const methods = options.methods.filter((method) => method !== 'passkey' || canShowPasskey)
  const [chosen, setChosen] = useState<Method | null>(null)
  const method = chosen ?? methods[0]
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  if (method === undefined)
    return { form: <FormAlert tone="caution">{t('step.nothing')}</FormAlert>, submitButton: null, otherWays: null }

  const word = failure?.fields[fields[method]]
  const error = validationErrorText(t, word)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || method === undefined) return
    const form = event.currentTarget
    setBusy(true)
    setFailure(null)
    try {
      if (method === 'passkey') await onShow({ passkey: await showPasskey(request.data ?? {}) })
      else await onShow({ [fields[method]]: fieldText(form, 'factor') })
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setBusy(false)
      form.querySelector<HTMLInputElement>('[name="factor"]')?.focus()
    }
  }

  function choose(other: Method): void {
    setFailure(null)
    setChosen(other)
  }

  const field = { name: 'factor', error, required: true, autoFocus: true }
  const form = (
    <Form id={FORM_ID} key={method} onSubmit={(event) => void submit(event)} noValidate>
      {failure && (word === undefined || method === 'passkey') && (
        <FormAlert>{error ?? failureText(failure)}</FormAlert>
      )}
      {method === 'passkey' && <p>{t('step.passkeyText')}</p>}
      {method === 'totp' && (
        <TextField
          {...field}
          label={t('step.code')}
          hint={t('step.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {method === 'recoveryCode' && (
        <TextField
          {...field}
          label={t('step.recoveryCode')}
          hint={t('step.recoveryCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {method === 'password' && <PasswordField {...field} label={t('step.password')} autoComplete="current-password" />}
    </Form>
  )
  const submitButton = (
    <Button type="submit" form={FORM_ID} color="primary" block={isBlock} isBusy={isBusy}>
      {method === 'passkey' ? t('step.usePasskey') : submitLabel}
    </Button>
  )
  const otherWays = methods.length > 1 && (
    <div className="factor-others">
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} color="link" onClick={() => choose(other)}>
            {t(others[other])}
          </Button>
        ))}
    </div>
  )
  return { form, submitButton, otherWays }
}
