import { Fragment } from 'react'
import { linesByDay, numberLines } from '@contract/calendar/programmeLines'
import type { MyEvent } from '@contract/calendar/replies'
import { addDays } from '@contract/days'
import { lengthOf, secondsInAll, writeLength } from '@contract/lengths'
import type { EventWhen } from '@/i18n/eventWhen'
import { OwnFiles } from './OwnFiles'
import { usePersonal } from './personal'

interface EventMoreProps {
  event: MyEvent
  /** On which it begins. */
  firstDay: string
  when: EventWhen
}

/** What is played, with its files, and what is written about the event. */
export function EventMore({ event, firstDay, when }: EventMoreProps) {
  const { t } = usePersonal()
  const { description, programme = [], files = [], url } = event
  const timed = programme.flatMap((line) => secondsInAll(line) ?? [])
  const total = timed.length > 1 ? timed.reduce((sum, seconds) => sum + seconds, 0) : 0
  const dayOf = (day: number) =>
    when.dayInFull({ start: addDays(firstDay, day), end: addDays(firstDay, day + 1), allDay: true })
  return (
    <>
      {linesByDay(programme, event.days ?? []).map(({ day, lines }) => (
        <Fragment key={day?.day ?? -1}>
          {day && <small>{dayOf(day.day)}</small>}
          <ol>
            {numberLines(lines).map(({ line: { title, composer, kind, pieceId, ...length }, number }, at) => (
              // A piece may be played twice.
              <li key={`${at} ${title}`} value={number} className={kind && 'my-uncounted'}>
                {title}
                <small>
                  {[
                    kind === 'encore' && t('encore'),
                    composer,
                    length.minutes !== undefined && t('minutes', { shown: writeLength(length) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <OwnFiles files={files.filter((file) => file.pieceId === pieceId)} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      {total > 0 && <p className="my-notes">{t('inAll', { shown: writeLength(lengthOf(total)) })}</p>}
      {description !== undefined && <p className="my-notes">{description}</p>}
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('link')}
        </a>
      )}
    </>
  )
}
