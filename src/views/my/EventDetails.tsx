import type { MyEvent } from '@contract/calendar/replies'
import type { EventWhen } from '@/i18n/eventWhen'
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

/** Where one goes, in what, and what is played. */
export function EventDetails({ event, when }: { event: MyEvent; when: EventWhen }) {
  const { t } = usePersonal()
  const { location, callTime, doubling, meetingPoint, dress, description, programme = [], url } = event
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
          <summary>{t('more')}</summary>
          {programme.length > 0 && (
            <ol>
              {programme.map(({ title, composer, minutes }, at) => (
                // A piece may be played twice.
                <li key={`${at} ${title}`}>
                  {title}
                  <small>
                    {[composer, minutes !== undefined && t('minutes', { shown: minutes })].filter(Boolean).join(' · ')}
                  </small>
                </li>
              ))}
            </ol>
          )}
          {description !== undefined && <p className="my-notes">{description}</p>}
          {url !== undefined && (
            <a href={url} target="_blank" rel="noreferrer">
              {t('link')}
            </a>
          )}
        </details>
      )}
    </>
  )
}
