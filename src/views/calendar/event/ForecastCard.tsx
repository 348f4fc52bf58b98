import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { FORECAST_ANSWERS_MIN } from '@contract/calendar/forecast'
import type { Forecast } from '@contract/calendar/forecast'
import { findForecast } from '@/redux/calendar/replyFigures'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useMoney } from '@/shared/money/useMoney'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import './forecast.scss'

/** The forecast of a coming event, with the last similar ones. It loads by itself; without data there is no card. */
export function ForecastCard({ event: { id } }: { event: CalendarEvent }) {
  const { t } = useTranslation('replyFigures')
  const { answer } = useQuery(findForecast, id)
  if (!answer) return null
  return (
    <Card tag="section" aria-labelledby="forecast-title">
      <h2 id="forecast-title">{t('title')}</h2>
      <Expected forecast={answer} />
      <Similar forecast={answer} />
    </Card>
  )
}

function Expected({ forecast: { counts, expected, rates, history } }: { forecast: Forecast }) {
  const { t, i18n } = useTranslation('replyFigures')
  const { count } = useFormat()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const invited = counts.yes + counts.maybe + counts.no + counts.silent
  if (invited === 0) return <p className="muted">{t('nobody')}</p>
  if (expected === null)
    return <p className="muted">{t('tooLittle', { needed: count(FORECAST_ANSWERS_MIN), history: count(history) })}</p>
  const people = Math.round(expected)
  return (
    <>
      <p>
        <strong>{t('expected', { count: people, shown: count(people) })}</strong>{' '}
        {t('of', { count: invited, shown: count(invited) })}.{' '}
        {t('counts', {
          yes: count(counts.yes),
          maybe: count(counts.maybe),
          no: count(counts.no),
          silent: count(counts.silent),
        })}
      </p>
      <p className="form-text">
        {t('how', {
          yes: percent.format(rates.yes),
          maybe: percent.format(rates.maybe),
          silent: percent.format(rates.silent),
          history: count(history),
        })}
      </p>
    </>
  )
}

function Similar({ forecast: { similar, isSeries } }: { forecast: Forecast }) {
  const { t } = useTranslation('replyFigures')
  const { count, briefDate } = useFormat()
  const zone = useGroupZone()
  const money = useMoney()
  const hasMoney = similar.some(({ net }) => net !== undefined)
  if (similar.length === 0) return <p className="muted">{t('noSimilar')}</p>
  return (
    <div className="forecast-events">
      <Table className="forecast-table" aria-label={t(isSeries ? 'series' : 'category')}>
        <caption>{t(isSeries ? 'series' : 'category')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('event')}</th>
            <th scope="col" className="is-number">
              {t('came')}
            </th>
            {hasMoney && (
              <th scope="col" className="is-number">
                {t('net', { currency: money.symbol })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {similar.map((event) => (
            <tr key={event.id}>
              <td className="is-date">{briefDate(firstDayOf(event, zone))}</td>
              <td>{event.title}</td>
              <td className="is-number">
                {t('cameOf', { present: count(event.present), expected: count(event.expected) })}
              </td>
              {hasMoney && <td className="is-number">{event.net === undefined ? '–' : money.text(event.net)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
