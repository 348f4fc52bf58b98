import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Credentials, type UserData } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { faultText } from '@/@core/components/fields/faultText'
import { signIn } from '@/redux/auth'
import { useAppDispatch } from '@/redux/hooks'
import { loadHttp } from './call'
import { failureOf, type Failure } from './failure'
import { failureText } from './failureText'
import { openSession } from './openSession'

interface SignInFormProps {
  email?: string
  /** What to do in place of opening the session. */
  onSignedIn?: (userData: UserData) => void
}

/** Two fields, so without the form library: it is the first screen, and waits for nothing that it does not need. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'shell'])
  const dispatch = useAppDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})

  useEffect(() => {
    // Whoever begins to type will make a call.
    form.current?.addEventListener('focusin', () => void loadHttp(), { once: true })
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const credentials = Credentials.safeParse(Object.fromEntries(new FormData(fields)))
    setFailure(null)
    if (!credentials.success) {
      const found = Object.fromEntries(credentials.error.issues.map(({ path, message }) => [String(path[0]), message]))
      setFaults(found)
      fields.querySelector<HTMLInputElement>(`[name="${found['email'] ? 'email' : 'password'}"]`)?.focus()
      return
    }
    setFaults({})
    setBusy(true)
    try {
      const userData = await dispatch(signIn(credentials.data)).unwrap()
      if (onSignedIn) onSignedIn(userData)
      else openSession(dispatch, userData)
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} ref={form} noValidate>
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
      <TextField
        id="sign-in-email"
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        defaultValue={email}
        error={faultText(t, faults['email'])}
        required
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        error={faultText(t, faults['password'])}
        required
      />
      <Button type="submit" color="primary" isBusy={isBusy} block>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
