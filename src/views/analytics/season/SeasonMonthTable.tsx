import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Table } from 'reactstrap'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { analyticsListUrl } from '@/views/analytics/query/analyticsQuery'
import { PresentCount, AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import type { SeasonMonth } from './seasonMonths'
import { useFigures } from '@/views/analytics/figures/useFigures'

/** First and last day of a month `YYYY-MM`. */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

function monthPath(month: string): string {
  return `${paths.analytics}?${analyticsListUrl.write({ period: 'custom', ...daysOf(month) }).toString()}`
}

/** Each month leads to its events. */
export function SeasonMonthTable({ months }: { months: readonly SeasonMonth[] }) {
  const { t } = useTranslation('analytics')
  const { month: monthName } = useFormat()
  const { count, money } = useFigures()
  return (
    // It scrolls on a narrow screen, and a keyboard can only scroll what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="season-scroll" tabIndex={0} aria-label={t('months.title')}>
      <Table responsive className="season-table">
        <caption>{t('months.unit', { currency: money.symbol })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('months.month')}</th>
            <th scope="col">{t('season.events')}</th>
            <th scope="col">{t('season.attendance')}</th>
            <th scope="col">{t('months.present')}</th>
            <th scope="col">{t('season.audience')}</th>
            <th scope="col">{t('season.income')}</th>
            <th scope="col">{t('season.expense')}</th>
            <th scope="col">{t('season.net')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((part) => (
            <tr key={part.month}>
              <th scope="row">
                <Link to={monthPath(part.month)}>{monthName(`${part.month}-01`)}</Link>
              </th>
              <td>{count(part.events)}</td>
              <td>
                <AttendanceRate of={part} />
              </td>
              <td>
                <PresentCount of={part} />
              </td>
              <td>
                <Figure missing={t('missing.audience')}>
                  {part.audienceEvents === 0 ? null : count(part.audience)}
                </Figure>
              </td>
              <td>{money.text(part.income)}</td>
              <td>{money.text(-part.expense)}</td>
              <td>{money.text(part.net)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
