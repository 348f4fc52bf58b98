import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { DefinitionList, type Definition } from '@/@core/components/page/DefinitionList'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useInviteesText } from './useInviteesText'

/** What an event tells its invitees; fields that are not set have no value. */
function useInviteeFacts({ extendedProps }: CalendarEvent): Definition[] {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const { clock } = useEventWhen()
  const whom = useInviteesText()
  const { asks, replyDays, callTime, meetingPoint, dress, places, guestsMax } = extendedProps

  function deadline(days: number): string {
    return days === 0 ? t('facts.untilStart') : t('facts.days', { count: days, shown: count(days) })
  }

  return [
    { term: t('facts.callTime'), value: callTime && clock(callTime) },
    { term: t('facts.meetingPoint'), value: meetingPoint },
    { term: t('facts.dress'), value: dress },
    { term: t('facts.asks'), value: asks && whom(asks) },
    { term: t('facts.deadline'), value: replyDays !== undefined && asks?.who !== 'nobody' && deadline(replyDays) },
    { term: t('facts.places'), value: places !== undefined && count(places) },
    { term: t('facts.guestsMax'), value: guestsMax !== undefined && count(guestsMax) },
  ]
}

const MAP = 'https://www.openstreetmap.org/search?query='

interface EventFactsProps {
  event: CalendarEvent
  isWide: boolean
}

export function EventFacts({ event, isWide }: EventFactsProps) {
  const { t } = useTranslation('calendar')
  const { full } = useEventWhen()
  const inviteeFacts = useInviteeFacts(event)
  const { location, description, inCharge, leaderNotes } = event.extendedProps
  const items = [
    { term: t('event.when'), value: full(event) },
    {
      term: t('event.where'),
      value: location && (
        <>
          {location}
          <OutsideLink href={`${MAP}${encodeURIComponent(location)}`} label={t('event.map')} />
        </>
      ),
    },
    ...inviteeFacts,
    {
      term: t('event.link'),
      value: event.url && <OutsideLink href={event.url} label={t('event.openLink')} text={shortOf(event.url)} />,
    },
    { term: t('event.description'), value: description },
    { term: t('event.inCharge'), value: inCharge },
    { term: t('event.leaderNotes'), value: leaderNotes },
  ]
  return (
    <Card tag="section" aria-label={t('event.when')}>
      <DefinitionList items={items.filter(({ value }) => Boolean(value))} isWide={isWide} />
    </Card>
  )
}

/** The host, which shows where a link leads; a path is shortened to an ellipsis. */
function shortOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.length > 1 ? ' …' : ''}`
}

function OutsideLink({ href, label, text }: { href: string; label: string; text?: string }) {
  return (
    <a
      className={`outside-link${text === undefined ? ' is-bare' : ''}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
    >
      {text}
      <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </a>
  )
}
