import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorAdded } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { selectUser, signedIn } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { readSession } from '@/api/readSession'
import { AuthLayout } from './AuthLayout'
import { findPasskeyObstacle } from './secondFactor/passkeyObstacle'
import { PasskeySetup } from './secondFactor/PasskeySetup'
import { RecoveryCodes } from './secondFactor/RecoveryCodes'
import { TotpSetup } from './secondFactor/TotpSetup'
import { signOut } from './signOut'

type Kind = 'totp' | 'passkey'

/** Over the screens of who must set up a second factor before going on; then they are back as they were. */
export function SecondFactorSetupScreen() {
  const { t } = useTranslation('security')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const canHavePasskey = findPasskeyObstacle() === null
  const [kind, setKind] = useState<Kind | null>(canHavePasskey ? null : 'totp')
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function goOn(): void {
    // The tokens may be newer than those that the store began with.
    const session = readSession()
    if (session) dispatch(signedIn(session))
  }

  function keep({ recoveryCodes }: FactorAdded): void {
    if (recoveryCodes) setCodes(recoveryCodes)
    else goOn()
  }

  if (codes) {
    return (
      <AuthLayout title={t('codes.shownTitle')}>
        <RecoveryCodes codes={codes} onKept={goOn} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('setup.title')} lead={t('setup.lead', { group: user?.group.name })}>
      {kind === null && (
        <section className="factor-choice">
          <h2>{t('setup.choose')}</h2>
          <Button block color="primary" onClick={() => setKind('totp')}>
            {t('totp.title')}
          </Button>
          <p className="muted">{t('totp.text')}</p>
          <Button block onClick={() => setKind('passkey')}>
            {t('passkeys.add')}
          </Button>
          <p className="muted">{t('passkeys.text')}</p>
        </section>
      )}
      {kind === 'totp' && <TotpSetup onAdded={keep} />}
      {kind === 'passkey' && <PasskeySetup onAdded={keep} />}
      <p className="blank-aside">
        {kind !== null && canHavePasskey && (
          <>
            <Button color="link" onClick={() => setKind(null)}>
              {t('setup.back')}
            </Button>
            <br />
          </>
        )}
        <Button color="link" onClick={() => void signOut()}>
          {t('setup.signOut')}
        </Button>
      </p>
    </AuthLayout>
  )
}
