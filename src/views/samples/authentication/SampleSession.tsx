import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Badge } from '@/@core/components/page/Badge'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { lifetimeOf, type SampleSignIn } from './authCalls'
import { useSecondsLeft } from '@/views/samples/kit/useSecondsLeft'
import { Portrait } from '@/views/samples/kit/Portrait'

interface SampleSessionProps {
  signIn: SampleSignIn
  onSignOut: () => void
}

/** Who signed in to the samples, and for how long. */
export function SampleSession({ signIn: { userData, accessToken }, onSignOut }: SampleSessionProps) {
  const { t } = useTranslation('samplesAuthentication')
  const { from, until } = lifetimeOf(accessToken) ?? { from: 0, until: 0 }
  const secondsLeft = useSecondsLeft(until)
  const isCalm = usePrefersReducedMotion()
  const name = userData.fullName === '' ? userData.username : userData.fullName
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60]
  // Figures that change by the second are motion too: who wants less of it is told of minutes.
  const shown = isCalm
    ? t('session.minutes', { count: Math.ceil(secondsLeft / 60) })
    : `${minutes}:${String(seconds).padStart(2, '0')}`
  return (
    <>
      <div className="auth-person">
        <Portrait name={name} picture={userData.avatar} isLarge />
        <div>
          <strong>{name}</strong>
          {userData.email}
        </div>
      </div>
      <p className="cluster">
        <Badge tone={userData.role === 'admin' ? 'particular' : 'neutral'}>{t(`session.roles.${userData.role}`)}</Badge>
        {t(`session.may.${userData.role}`)}
      </p>
      {secondsLeft === 0 ? (
        <FormAlert tone="caution">{t('session.over')}</FormAlert>
      ) : (
        <div className="auth-remaining">
          <p>
            <span id="token-life">{t('session.left')}</span>
            <span className="tabular">{shown}</span>
          </p>
          <progress
            aria-labelledby="token-life"
            max={(until - from) / 1000}
            value={isCalm ? Math.ceil(secondsLeft / 60) * 60 : secondsLeft}
          />
        </div>
      )}
      <p className="muted">{t('session.apart')}</p>
      <Button block onClick={onSignOut}>
        {secondsLeft === 0 ? t('session.again') : t('session.signOut')}
      </Button>
    </>
  )
}
