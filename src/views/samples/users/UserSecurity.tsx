import { KeyRound, LogOut, Monitor, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import type { Session, UserDetail } from './userDetail'
import type { UserChanges } from './useUserChanges'

interface UserSecurityProps {
  security: UserDetail['security']
  changes: UserChanges
}

/** How the user signs in, and where they are signed in now. */
export function UserSecurity({ security, changes }: UserSecurityProps) {
  const { t } = useTranslation('samplesUsers')
  const { day } = useFormat()
  const { isTwoStep, passwordSince, sessions } = security
  const kept = sessions.map(({ id }) => id)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const end = (gone: readonly Session[]) =>
    changes.change({ sessions: kept.filter((id) => gone.every((session) => session.id !== id)) }, { sessions: kept })
  const ShieldIcon = isTwoStep ? ShieldCheck : ShieldOff
  return (
    <>
      <Card tag="section">
        <h2>{t('security.title')}</h2>
        <ul className="security-rows">
          <li className={isTwoStep ? 'tone-positive' : 'tone-caution'}>
            <span className="timeline-icon">
              <ShieldIcon size={16} strokeWidth={1.75} aria-hidden />
            </span>
            <div>
              <strong>{t('security.twoStep')}</strong>
              <p className="muted">{isTwoStep ? t('security.twoStepOn') : t('security.twoStepOff')}</p>
            </div>
            <Button size="sm" onClick={() => void changes.change({ isTwoStep: !isTwoStep }, { isTwoStep })}>
              {isTwoStep ? t('security.turnOff') : t('security.turnOn')}
            </Button>
          </li>
          <li>
            <span className="timeline-icon">
              <KeyRound size={16} strokeWidth={1.75} aria-hidden />
            </span>
            <div>
              <strong>{t('security.password')}</strong>
              <p className="muted">{t('security.passwordSince', { day: day(passwordSince) })}</p>
            </div>
          </li>
        </ul>
      </Card>
      <Card tag="section" className="user-sessions">
        <header>
          <h2>{t('security.sessions')}</h2>
          <Button size="sm" disabled={others.length === 0} onClick={() => void end(others)}>
            <LogOut size={15} aria-hidden />
            {t('security.endOthers')}
          </Button>
        </header>
        <ul className="security-rows" data-focus-group>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end([session])} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('samplesUsers')
  const { dateTime } = useFormat()
  const { device, place, seen, isCurrent } = session
  const Icon = /iphone|android/i.test(device) ? Smartphone : Monitor
  return (
    <li>
      <span className="timeline-icon">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <strong>{device}</strong>
        <p className="muted">{t('security.seen', { place, when: dateTime(seen) })}</p>
      </div>
      {isCurrent ? (
        <Badge tone="positive" shape="dot">
          {t('security.current')}
        </Badge>
      ) : (
        <Button size="sm" color="ghost" label={t('security.endOne', { device })} onClick={onEnd}>
          {t('security.end')}
        </Button>
      )}
    </li>
  )
}
