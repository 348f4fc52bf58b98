import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bestDate } from '@contract/calendar/bestDate'
import type { Readiness } from '@contract/calendar/readiness'
import type { PollMatrix } from '@contract/calendar/polls'
import { partName } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { firstDayOf, type EventTimes } from '@/views/calendar/time/eventDays'
import { useFormat } from '@/shared/dates/useFormat'
import { readinessStyles } from './pollStyles'

interface PollDatesProps {
  matrix: PollMatrix
  /** Id of the date of which an event is being made. */
  busyDate: string | null
  onChoose: (dateId: string) => void
}

const answers = ['yes', 'maybe', 'no', 'silent'] as const

/**
 * The dates one below the other, to be compared; the one that suits best is marked, and carries the primary button,
 * unless too few can come there too.
 */
export function PollDates({ matrix, busyDate, onChoose }: PollDatesProps) {
  const { t } = useTranslation('polls')
  const { full, dayAndHours } = useEventWhen()
  const { count } = useFormat()
  const { dates, state, event } = matrix
  const zone = useGroupZone()
  const dayOf = (times: EventTimes) => firstDayOf(times, zone)
  const [firstDay, lastDay] = yearsOf(dates.map(dayOf))
  const holidaysOn = useHolidays(firstDay, lastDay)
  const isChosen = state === 'chosen'
  const best = isChosen ? undefined : bestDate(dates)
  return (
    <>
      <table className="poll-dates" aria-label={t('datesTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('enough')}</th>
            {answers.map((answer) => (
              <th key={answer} scope="col" className="is-count">
                {t(`answers.${answer}`)}
              </th>
            ))}
            {!isChosen && (
              <th scope="col">
                <span className="visually-hidden">{t('choose')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {dates.map(({ id, light, overlaps, isOver, ...times }) => (
            <tr key={id} className={id === best?.id ? 'is-best' : undefined}>
              <th scope="row">
                <Day day={dayAndHours(times)} /> {id === event?.dateId && <Badge tone="positive">{t('chosen')}</Badge>}
                {id === best?.id && light && (
                  <p>
                    <strong>{t(light.colour === 'red' ? 'bestOfShort' : 'best')}:</strong>{' '}
                    {t('bestReason', { yes: count(light.yes), maybe: count(light.maybe) })}
                  </p>
                )}
                {overlaps.length > 0 && (
                  <p>
                    {t('overlaps')}{' '}
                    {overlaps.map((one, at) => (
                      <span key={one.id}>
                        {at > 0 && ', '}
                        <Link to={paths.event(one.id)}>{one.title}</Link>
                      </span>
                    ))}
                  </p>
                )}
                {holidaysOn(dayOf(times)).length > 0 && <p className="muted">{holidaysOn(dayOf(times)).join(', ')}</p>}
                {isOver && <p className="muted">{t('over')}</p>}
              </th>
              <td>{light && <Strength readiness={light} />}</td>
              {answers.map((answer) => (
                <td key={answer} className="is-count tabular" data-label={t(`answers.${answer}`)}>
                  {light && count(light[answer])}
                </td>
              ))}
              {!isChosen && (
                <td>
                  {!isOver && (
                    <Button
                      size="sm"
                      color={id === best?.id && light?.colour !== 'red' ? 'primary' : 'secondary'}
                      label={`${t('choose')}: ${full(times)}`}
                      isBusy={busyDate === id}
                      disabled={busyDate !== null && busyDate !== id}
                      onClick={() => onChoose(id)}
                    >
                      <CalendarCheck size={15} aria-hidden />
                      {t('choose')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="form-text">{t('rule')}</p>
    </>
  )
}

function Day({ day: [day, hours] }: { day: [day: string, hours?: string] }) {
  return (
    <span className="poll-day">
      {day} {hours !== undefined && <span>{hours}</span>}
    </span>
  )
}

function Strength({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('polls')
  const { count } = useFormat()
  const missing = readiness.needs.filter(({ short }) => short > 0)
  const list = missing.map((need) => `${count(need.short)} ${partName(need)}`).join(', ')
  return (
    <>
      <StatusLabel {...readinessStyles[readiness.colour]} label={t(`readiness.${readiness.colour}`)} />
      {missing.length > 0 && <p className="muted">{t('short', { list })}</p>}
    </>
  )
}
