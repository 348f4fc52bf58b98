import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInSession } from '@contract/sessions'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { useDeviceName } from './useDeviceName'
import './sessions.scss'

const phones = ['Android', 'iPhone', 'iPad']

/** A session; its action is at the end of the row. */
export function SessionRow({ session, action }: { session: SignInSession; action?: ReactNode }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const nameOf = useDeviceName()
  const { system = '', network, isThisNetwork, isCurrent, signedInAt, lastSeenAt } = session
  const Icon = phones.includes(system) ? Smartphone : Monitor
  const elsewhere = network === undefined ? t('unknownNetwork') : t('otherNetwork', { network })
  return (
    <li className="session-row">
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className="session-text">
        <p className="session-device">
          {nameOf(session)}
          {isCurrent && <Badge tone="positive">{t('current')}</Badge>}
        </p>
        <p className="muted">{isThisNetwork ? t('thisNetwork') : elsewhere}</p>
        <p className="muted">{t('signedIn', { when: format.dateTime(signedInAt) })}</p>
        {!isCurrent && <p className="muted">{t('lastSeen', { when: format.dateTime(lastSeenAt) })}</p>}
      </div>
      {action}
    </li>
  )
}
