import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import type { EventMessageKind } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useAppSelector } from '@/redux/hooks'
import { selectRoster } from '@/redux/calendar/roster'
import { fetchEventMessages } from '@/redux/messages'
import { selectNotifications } from '@/redux/calendar/notifications'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { readChoice } from '@/shared/lists/urlValues'
import { useReloadOnChange } from '@/shared/records/useReloadOnChange'
import { hasEndedAt } from '@/views/calendar/time/eventDays'
import { MessageDialog } from './MessageDialog'
import { MessageRow } from './MessageRow'
import { isUnderWay } from './messageStates'
import { useReloadWhile } from './useReloadWhile'
import '@/shared/messages/messages.scss'

const coming: EventMessageKind[] = ['please_answer', 'reminder', 'place', 'changed']

/** Messages about the event with their progress, and the ways to send more. */
export function EventMessagesCard({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('messages')
  const { count } = useFormat()
  const isOver = hasEndedAt(useNow(), useGroupZone())(event)
  const { answer, failure, isLoading, reload } = useQuery(fetchEventMessages, event.id)
  // A message from elsewhere on this page is one more in the list.
  useReloadOnChange(useAppSelector(selectNotifications).sentCount, reload)
  const { eventId, roster } = useAppSelector(selectRoster)
  // Another screen can lead straight to one of them.
  const [search, setSearch] = useSearchParams()
  const named = readChoice(search, 'message', coming)
  useTidyUrl({ message: named })
  const [kind, setKind] = useState(named ?? null)
  const underWay = answer?.messages.filter(isUnderWay) ?? []
  useReloadWhile(underWay.length > 0, JSON.stringify(underWay.map(({ counts }) => counts)), reload)

  const invited = eventId === event.id && roster ? [...roster.members, ...roster.deputies] : null
  const wanted = { please_answer: 'silent', reminder: 'yes', place: 'yes', changed: undefined } as const
  const peopleOf = (one: EventMessageKind) =>
    invited?.filter(
      ({ answer: said, movedUpAt }) =>
        (wanted[one] === undefined || said === wanted[one]) && (one !== 'place' || movedUpAt !== undefined),
    )
  /** A reminder reaches those who said maybe as well, where that is chosen. */
  const reachesSomebody = (one: EventMessageKind) =>
    (one === 'place' ? (peopleOf(one)?.length ?? 0) > 0 : peopleOf(one)?.length !== 0) ||
    (one === 'reminder' &&
      invited?.some(({ answer: said, waiting }) => said === 'maybe' && waiting === undefined) === true)
  function labelOf(one: EventMessageKind): string {
    const [label, people] = [t(`write.${one}`), peopleOf(one)]
    return people ? t('counted', { label, shown: count(people.length) }) : label
  }

  function close(): void {
    setKind(null)
    if (search.has('message')) setSearch({}, { replace: true })
  }

  // No message is offered for past events, or where it would reach nobody.
  const { status } = event.extendedProps
  const possible = status === 'cancelled' ? coming.slice(3) : coming
  const kinds = isOver || status === 'finished' ? [] : possible.filter(reachesSomebody)
  if (!answer && !failure && !kind) return <Awaited />
  // While a message is being written it stays, also when the event ends meanwhile.
  if (isOver && !kind && answer?.total === 0) return null
  return (
    <Card tag="section" className="event-messages" aria-labelledby="event-messages-title">
      <header>
        <h2 id="event-messages-title">{t('title')}</h2>
        <Link to={paths.messages}>{t('all')}</Link>
      </header>
      {!answer && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer?.total === 0 && <p className="muted">{t('none')}</p>}
      <ul className="message-rows">
        {answer?.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {kinds.length > 0 && (
        <div className="cluster">
          {kinds.map((one) => (
            <Button key={one} size="sm" onClick={() => setKind(one)}>
              <Mail size={15} aria-hidden />
              {labelOf(one)}
            </Button>
          ))}
        </div>
      )}
      {kind && <MessageDialog event={event} kind={kind} onSent={reload} onClose={close} />}
    </Card>
  )
}
