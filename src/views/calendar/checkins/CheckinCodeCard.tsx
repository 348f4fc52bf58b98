import { Clock, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { CODE_STEP_MS, type CheckinCode } from '@contract/calendar/checkins'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { useClock } from '@/views/calendar/time/useClock'

interface CheckinCodeCardProps {
  eventId: string
  code: CheckinCode
  /** Else the line is lost, and what was shown last would be refused. */
  isFresh: boolean
  isOver: boolean
  secondsLeft: number | undefined
  children: ReactNode
}

const STEP_S = CODE_STEP_MS / 1_000

/** The code that phones scan; or why there is none. */
export function CheckinCodeCard({
  eventId,
  code: { code, opensAt },
  isFresh,
  isOver,
  secondsLeft,
  children,
}: CheckinCodeCardProps) {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  if (!isFresh) {
    return (
      <Card className="checkin-code" role="alert">
        <EmptyState icon={WifiOff} title={t('offline.title')} hint={t('offline.text')} />
        {children}
      </Card>
    )
  }
  if (code === undefined) {
    return (
      <Card className="checkin-code">
        <EmptyState
          icon={Clock}
          title={isOver ? t('closed.title') : t('early.title', { time: clock(opensAt) })}
          hint={isOver ? t('closed.text') : t('early.text')}
        />
        {children}
      </Card>
    )
  }
  return (
    <Card className="checkin-code">
      <QrCode text={`${window.location.origin}/check-in#${eventId}.${code}`} label={t('qr')} />
      <p>{t('scan')}</p>
      {secondsLeft !== undefined && (
        <>
          <div className="checkin-timer" aria-hidden>
            <span style={{ inlineSize: `${(secondsLeft / STEP_S) * 100}%` }} />
          </div>
          {/* A timer is read when it is asked for, and says nothing by itself. */}
          <span className="visually-hidden" role="timer">
            {t('nextCode', { count: secondsLeft })}
          </span>
        </>
      )}
      <div className="checkin-foot">
        <small>{t('changing')}</small>
        {children}
      </div>
    </Card>
  )
}
