import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bestDate } from '@contract/calendar/bestDate'
import type { Readiness } from '@contract/calendar/readiness'
import type { PollMatrix } from '@contract/calendar/polls'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { readinessStyles } from './pollStyles'

interface PollDatesProps {
  matrix: PollMatrix
  /** Id of the date of which an event is being made. */
  busyDate: string | null
  onChoose: (dateId: string) => void
}

/** Each date with its strength; the one that suits best is marked, and carries the primary button. */
export function PollDates({ matrix, busyDate, onChoose }: PollDatesProps) {
  const { t } = useTranslation('polls')
  const { full, dayAndHours } = useEventWhen()
  const { count } = useFormat()
  const { dates, state, event } = matrix
  const isChosen = state === 'chosen'
  const best = isChosen ? undefined : bestDate(dates)
  return (
    <>
      <ul className="poll-dates">
        {dates.map(({ id, light, overlaps, isOver, ...times }) => (
          <li key={id} className={`card poll-date${id === best?.id ? ' is-best' : ''}`}>
            <Heading day={dayAndHours(times)} />
            {id === event?.dateId && <Badge tone="positive">{t('chosen')}</Badge>}
            {id === best?.id && light && (
              <p className="poll-best">
                <strong>{t('best')}:</strong> {t('bestReason', { yes: count(light.yes), maybe: count(light.maybe) })}
              </p>
            )}
            {light && <Strength readiness={light} />}
            {overlaps.length > 0 && (
              <p className="poll-overlaps">
                {t('overlaps')}{' '}
                {overlaps.map((one, at) => (
                  <span key={one.id}>
                    {at > 0 && ', '}
                    <Link to={paths.event(one.id)}>{one.title}</Link>
                  </span>
                ))}
              </p>
            )}
            {isOver && <p className="muted">{t('over')}</p>}
            {!isChosen && !isOver && (
              <Button
                color={id === best?.id ? 'primary' : 'secondary'}
                label={`${t('choose')}: ${full(times)}`}
                isBusy={busyDate === id}
                disabled={busyDate !== null && busyDate !== id}
                onClick={() => onChoose(id)}
              >
                <CalendarCheck size={16} aria-hidden />
                {t('choose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="form-text">{t('rule')}</p>
    </>
  )
}

function Heading({ day: [day, hours] }: { day: [day: string, hours?: string] }) {
  return (
    <h2>
      {day} {hours !== undefined && <span>{hours}</span>}
    </h2>
  )
}

function Strength({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('polls')
  const { count } = useFormat()
  const missing = readiness.needs.filter(({ short }) => short > 0)
  const list = missing.map(({ instrument, short }) => `${count(short)} ${instrument}`).join(', ')
  const { yes, maybe, no, silent } = readiness
  return (
    <>
      <p>
        <StatusLabel {...readinessStyles[readiness.colour]} label={t(`readiness.${readiness.colour}`)} />
        {missing.length > 0 && <span className="muted"> · {t('short', { list })}</span>}
      </p>
      <p className="tabular poll-counts">
        {t('counts', { yes: count(yes), maybe: count(maybe), no: count(no), silent: count(silent) })}
      </p>
    </>
  )
}
