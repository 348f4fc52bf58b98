import { Clock, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CheckinCode } from '@contract/replies/checkins'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { useClock } from '@/views/calendar/time/useClock'

interface DoorCodeProps {
  eventId: string
  code: CheckinCode
  /** Else the line is lost, and what was shown last would be refused. */
  isFresh: boolean
  isOver: boolean
}

/** The code that phones scan; or why there is none. */
export function DoorCode({ eventId, code: { code, opensAt }, isFresh, isOver }: DoorCodeProps) {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  if (!isFresh) {
    return (
      <Card className="door-code" role="alert">
        <EmptyState icon={WifiOff} title={t('offline.title')} hint={t('offline.text')} />
      </Card>
    )
  }
  if (code === undefined) {
    return (
      <Card className="door-code">
        <EmptyState
          icon={Clock}
          title={isOver ? t('closed.title') : t('early.title', { time: clock(opensAt) })}
          hint={isOver ? t('closed.text') : t('early.text')}
        />
      </Card>
    )
  }
  return (
    <Card className="door-code">
      <QrCode text={`${window.location.origin}/check-in#${eventId}.${code}`} label={t('qr')} />
      <p>{t('scan')}</p>
    </Card>
  )
}
