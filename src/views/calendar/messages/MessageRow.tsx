import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Message } from '@contract/messages'
import { useFormat } from '@/shared/dates/useFormat'
import { useMessageHouse } from '@/shared/messages/messageHouse'
import { messageTitle, reachedBy } from './messageStates'

interface MessageRowProps {
  message: Message
  /** Beside those of other events. */
  showsEvent?: boolean
}

/** One message, with how far it is. */
export function MessageRow({ message, showsEvent = false }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const { count, day, dateTime } = useFormat()
  const { pathOf } = useMessageHouse()
  const { id, kind, way, at, by, recipients, counts, eventStart } = message
  const { failed = 0, unclear = 0 } = counts
  return (
    <li>
      <span className="message-what">
        <Link to={pathOf(id)}>{showsEvent ? messageTitle(message, t) : t(`kinds.${kind}`)}</Link>
        {showsEvent && eventStart !== undefined && <small>{t('list.eventOn', { day: day(eventStart) })}</small>}
        <small className="muted">
          {dateTime(at)} · {by ?? t('byOrder')}
        </small>
      </span>
      <span className="message-state tabular">
        {t(way === 'share' ? 'handed' : 'sent', { done: count(reachedBy(message)), all: count(recipients) })}
        {failed > 0 && <strong>{t('failed', { shown: count(failed) })}</strong>}
        {unclear > 0 && <strong>{t('unclear', { shown: count(unclear) })}</strong>}
      </span>
    </li>
  )
}
