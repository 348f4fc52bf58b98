import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { FORECAST_ANSWERS_MIN, type ComingForecast, type ForecastList } from '@contract/calendar/forecast'
import { Button } from '@/@core/components/Button'
import { PartError } from '@/@core/components/feedback/PartError'
import { useOnceSettled } from '@/@core/hooks/useOnceSettled'
import { paths } from '@/configs/paths'
import { fetchForecasts } from '@/redux/calendar/replyFigures'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { Figure } from '@/views/analytics/figures/Figure'
import { useFigures } from '@/views/analytics/figures/useFigures'
import './seasonAhead.scss'

/**
 * How many will probably come to the next events, beside what the last similar ones came to. For who manages events. It lies below
 * what the screen is opened for, and asks after that.
 */
export function SeasonAhead() {
  const { t } = useTranslation('analytics')
  const hasSettled = useOnceSettled()
  return (
    <Card tag="section" className="season-ahead" aria-labelledby="season-ahead">
      <h2 id="season-ahead">{t('ahead.title')}</h2>
      {hasSettled && <Ahead />}
    </Card>
  )
}

function Ahead() {
  const { t } = useTranslation('analytics')
  const { answer, failure, isLoading, reload } = useQuery(fetchForecasts, undefined)
  return (
    <div aria-busy={!answer && !failure}>
      {failure && <PartError text={t('ahead.failed')} onRetry={reload} isRetrying={isLoading} />}
      {answer?.forecasts.length === 0 && (
        <>
          <p className="muted">{t('ahead.none')}</p>
          <Button to={paths.calendar}>{t('empty.calendar')}</Button>
        </>
      )}
      {answer && answer.forecasts.length > 0 && <Forecasts list={answer} />}
    </div>
  )
}

function Forecasts({ list: { forecasts, rates, history } }: { list: ForecastList }) {
  const { t } = useTranslation('analytics')
  const { count, rate } = useFigures()
  const when = useEventWhen()
  const isKnown = history >= FORECAST_ANSWERS_MIN
  return (
    <>
      {/* It scrolls on a narrow screen, and a keyboard can only scroll what it can reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="season-scroll" tabIndex={0} aria-label={t('ahead.expected')}>
        <Table responsive className="season-table" aria-labelledby="season-ahead">
          <thead>
            <tr>
              <th scope="col">{t('fields.title')}</th>
              <th scope="col">{t('ahead.expected')}</th>
              <th scope="col">{t('ahead.similar')}</th>
            </tr>
          </thead>
          <tbody>
            {forecasts.map((event) => (
              <tr key={event.id}>
                <th scope="row">
                  <Link to={paths.event(event.id)}>{event.title}</Link>
                  <div>
                    <small className="muted">{when.date(event)}</small>
                  </div>
                </th>
                <td>
                  <AheadBar event={event} />
                  <Figure missing={t('ahead.unknown')}>
                    {event.expected === null ? null : t('ahead.about', { shown: count(Math.round(event.expected)) })}
                  </Figure>
                  <div>
                    <small className="muted">
                      {t('ahead.yes', { yes: count(event.counts.yes), asked: count(askedOf(event)) })}
                    </small>
                  </div>
                </td>
                <td>
                  <Similar event={event} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <p className="form-text">
        {isKnown
          ? t('ahead.how', {
              yes: rate(rates.yes),
              maybe: rate(rates.maybe),
              silent: rate(rates.silent),
              history: count(history),
            })
          : t('ahead.tooLittle', { needed: count(FORECAST_ANSWERS_MIN), history: count(history) })}
      </p>
    </>
  )
}

const askedOf = ({ counts: { yes, maybe, no, silent } }: ComingForecast) => yes + maybe + no + silent
const meanOf = ({ similar: { events, present } }: ComingForecast) => (events === 0 ? null : present / events)

/** On average, with of how many events, and whether they are of its series or only of its category. */
function Similar({ event }: { event: ComingForecast }) {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  const mean = meanOf(event)
  if (mean === null) return <Figure missing={t('ahead.noSimilar')}>{null}</Figure>
  const { events } = event.similar
  return (
    <>
      <Figure missing="">{t('ahead.average', { shown: count(Math.round(mean)) })}</Figure>
      <div>
        <small className="muted">
          {t(event.isSeries ? 'ahead.ofSeries' : 'ahead.ofCategory', { count: events, shown: count(events) })}
        </small>
      </div>
    </>
  )
}

/** Those who will probably come, of all who are asked; the mark is what the last similar events came to. The table says both. */
function AheadBar({ event }: { event: ComingForecast }) {
  const mean = meanOf(event)
  const whole = Math.max(askedOf(event), mean ?? 0)
  const share = (people: number) => (100 * people) / whole
  return (
    <svg className="ahead-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className="asked" y="2" width={share(askedOf(event))} height="6" />
      {event.expected !== null && <rect className="expected" y="2" width={share(event.expected)} height="6" />}
      {mean !== null && <rect className="mark" x={Math.min(98.5, share(mean) - 0.75)} width="1.5" height="10" />}
    </svg>
  )
}
