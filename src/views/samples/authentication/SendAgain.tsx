import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { useSecondsLeft } from '@/views/samples/kit/useSecondsLeft'

/** So long a letter may take; who asks at once would get two. */
const WAIT_S = 30
const laterBy = (seconds: number) => Date.now() + seconds * 1000

export function SendAgain() {
  const { t } = useTranslation('samplesAuthentication')
  const [until, setUntil] = useState(() => laterBy(WAIT_S))
  const [times, setTimes] = useState(0)
  // Asked for between two ticks, the last of them says a second more.
  const secondsLeft = Math.min(useSecondsLeft(until), WAIT_S)
  const isCalm = usePrefersReducedMotion()

  function send(): void {
    setUntil(laterBy(WAIT_S))
    setTimes(times + 1)
  }

  return (
    <div className="auth-aside">
      {secondsLeft === 0 ? (
        <Button color="link" onClick={send}>
          {t('again.act')}
        </Button>
      ) : (
        <span className="tabular">{isCalm ? t('again.soon') : t('again.in', { count: secondsLeft })}</span>
      )}
      <output className="auth-said">{times > 0 && secondsLeft > 0 && t('again.done')}</output>
    </div>
  )
}
