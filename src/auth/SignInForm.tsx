import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { UserData } from '@contract/auth'
import type { SecondFactorDemand } from '@contract/errors'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useAppDispatch } from '@/redux/hooks'
import { loadHttp } from '@/api/apiRequest'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { withTexts } from '@/i18n/i18n'
import { PasskeySignIn } from './PasskeySignIn'
import { openSession } from './syncSession'

/** What checks the fields and makes the call, with all schemas. */
const loadEntering = () => import('./enterByPassword')
const SecondStep = lazyPart(
  loader(() => withTexts(['security'], import('./secondFactor/SecondStep'))),
  (file) => file.SecondStep,
)

interface SignInFormProps {
  email?: string
  /** What to do in place of opening the session. */
  onSignedIn?: (userData: UserData) => void
  /** Whether a second step is asked for: then nothing else is on the page's mind. */
  onStep?: (isAsked: boolean) => void
}

/** Two fields, so without the form library: it is the first screen, and waits for nothing that it does not need. */
export function SignInForm({ email = '', onSignedIn, onStep }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'shell'])
  const dispatch = useAppDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [validationErrors, setValidationErrors] = useState<Record<string, string>>({})

  useEffect(() => {
    // Whoever begins to type will press the button.
    const load = () => void Promise.all([loadEntering(), loadHttp()]).catch(failureOf)
    form.current?.addEventListener('focusin', load, { once: true })
  }, [])

  function ask(wanted: SecondFactorDemand | null): void {
    setDemand(wanted)
    onStep?.(wanted !== null)
  }

  function enter(userData: UserData): void {
    if (onSignedIn) onSignedIn(userData)
    else openSession(dispatch, userData)
  }

  function showValidationErrors(fields: HTMLFormElement, found: Record<string, string>): void {
    setBusy(false)
    setValidationErrors(found)
    fields.querySelector<HTMLInputElement>(`[name="${found['email'] ? 'email' : 'password'}"]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const typed = new FormData(fields)
    setFailure(null)
    setBusy(true)
    try {
      const { enterByPassword } = await loadEntering()
      const entered = await enterByPassword(dispatch, typed)
      if ('validationErrors' in entered) return showValidationErrors(fields, entered.validationErrors)
      setValidationErrors({})
      enter(entered.userData)
    } catch (thrown) {
      const refused = failureOf(thrown)
      if (refused.secondFactor) ask(refused.secondFactor)
      else setFailure(refused)
      setBusy(false)
    }
  }

  if (demand) {
    return <SecondStep demand={demand} onSignedIn={enter} onRestart={() => ask(null)} />
  }

  return (
    <Form onSubmit={(event) => void submit(event)} innerRef={form} noValidate>
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
      <TextField
        id="sign-in-email"
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        defaultValue={email}
        error={validationErrorText(t, validationErrors['email'])}
        required
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        error={validationErrorText(t, validationErrors['password'])}
        required
      />
      <Button type="submit" color="primary" isBusy={isBusy} block>
        {t('signIn.submit')}
      </Button>
      <PasskeySignIn onSignedIn={enter} />
    </Form>
  )
}
