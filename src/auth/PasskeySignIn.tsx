import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserData } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { findPasskeyObstacle } from './secondFactor/passkeyObstacle'

/** The way in without a password. What it is made of loads with the press; where no passkey can be shown it is not there. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (userData: UserData) => void }) {
  const { t } = useTranslation(['auth', 'shell'])
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const enter = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { enterByPasskey } = await import('./secondFactor/enterByPasskey')
      onSignedIn(await enterByPasskey(dispatch))
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setBusy(false)
    }
  }

  if (findPasskeyObstacle() !== null) return null
  return (
    <div className="passkey-sign-in">
      {failure && <FormAlert>{validationErrorText(t, failure.fields['passkey']) ?? failureText(failure)}</FormAlert>}
      <Button block isBusy={isBusy} onClick={() => void enter()}>
        <KeyRound size={16} aria-hidden />
        {t('signIn.passkey')}
      </Button>
    </div>
  )
}
