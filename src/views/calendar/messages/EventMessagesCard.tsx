import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import type { MessageKind } from '@contract/replies/messages'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchEventMessages } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { MessageDialog } from './MessageDialog'
import { MessageRow } from './MessageRow'
import './messages.scss'

/** While mails are on their way, how often is asked how far they are. */
const PROGRESS_MS = 2_000

const coming: MessageKind[] = ['please_answer', 'reminder', 'changed']

/** What people were told of the event, how far that is, and the ways to tell them more. */
export function EventMessagesCard({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('messages')
  const { answer, failure, reload } = useQuery(fetchEventMessages, event.id)
  const [kind, setKind] = useState<MessageKind | null>(null)
  const isUnderWay = answer?.messages.some(({ counts }) => (counts.waiting ?? 0) + (counts.sending ?? 0) > 0) ?? false

  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(reload, PROGRESS_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, reload])

  const kinds = event.extendedProps.status === 'cancelled' ? coming.slice(2) : coming
  return (
    <Card tag="section" className="event-messages" aria-labelledby="event-messages-title">
      <h2 id="event-messages-title">{t('title')}</h2>
      {!answer && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} />}
      {answer?.total === 0 && <p className="muted">{t('none')}</p>}
      <ul className="message-rows">
        {answer?.messages.map((message) => (
          <MessageRow key={message.id} message={message} onChanged={reload} />
        ))}
      </ul>
      {event.extendedProps.status !== 'finished' && (
        <div className="cluster">
          {kinds.map((one) => (
            <Button key={one} size="sm" onClick={() => setKind(one)}>
              <Mail size={15} aria-hidden />
              {t(`write.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {kind && <MessageDialog event={event} kind={kind} onSent={reload} onClose={() => setKind(null)} />}
    </Card>
  )
}
