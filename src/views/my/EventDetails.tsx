import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import type { EventWhen } from '@/i18n/eventWhen'
import { comesLater } from './comesLater'
import { MyDays } from './MyDays'
import { usePersonal } from './personal'

const mapOf = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** Drawn here: the library of icons would weigh more than all of this page's sections. */
function Pin() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0" />
      <circle cx="12" cy="10" r="3" />
    </svg>
  )
}

interface EventDetailsProps {
  event: MyEvent
  /** On which it begins. */
  firstDay: string
  when: EventWhen
  onReply: (reply: OwnReply) => void
}

const More = comesLater(() => import('./EventMore'), 'EventMore')

/** Where one goes, in what, and what is played. */
export function EventDetails({ event, firstDay, when, onReply }: EventDetailsProps) {
  const { t } = usePersonal()
  const { location, callTime, doubling, meetingPoint, dress, description, programme = [], files = [], url } = event
  const facts = [
    ...(doubling === undefined ? [] : [[t('doubling'), doubling] as const]),
    ...(meetingPoint === undefined ? [] : [[t('meetingPoint'), meetingPoint] as const]),
    ...(dress === undefined ? [] : [[t('dress'), dress] as const]),
  ]
  const hasMore = programme.length > 0 || description !== undefined || url !== undefined
  return (
    <>
      {callTime !== undefined && <p className="my-call">{t('callTime', { time: when.clock(callTime) })}</p>}
      {location !== undefined && (
        <p className="my-place">
          <span>{location}</span>
          <a href={mapOf(location)} target="_blank" rel="noreferrer">
            <Pin /> {t('map')}
          </a>
        </p>
      )}
      <MyDays event={event} firstDay={firstDay} when={when} onReply={onReply} />
      {facts.length > 0 && (
        <dl className="my-facts">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasMore && (
        <details>
          <summary>{t(files.length > 0 ? 'moreWithFiles' : 'more')}</summary>
          <More event={event} firstDay={firstDay} when={when} />
        </details>
      )}
    </>
  )
}
