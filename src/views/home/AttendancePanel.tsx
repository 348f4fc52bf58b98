import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchLatestAnalytics } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'
import { ATTENDANCE_SHOWN } from './homeQueries'

/** Who came to the last few finished events. */
export function AttendancePanel() {
  const { t, i18n } = useTranslation('home')
  const { answer, failure, reload } = useQuery(fetchLatestAnalytics, ATTENDANCE_SHOWN)
  const { count } = useFormat()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <HomePanel
      title={t('attendance.title')}
      isBusy={!answer && !failure}
      failure={failure}
      onRetry={reload}
      action={<Button to={paths.analytics}>{t('attendance.open')}</Button>}
    >
      {answer?.total === 0 && <p>{t('attendance.none')}</p>}
      {answer && answer.total > 0 && (
        <ul className="home-events">
          {answer.rows.map(({ calendar, attendanceRate: rate, ...row }) => (
            <EventLine key={row.id} event={{ ...row, extendedProps: { calendar } }} to={paths.eventRecord(row.id)}>
              {rate !== null && (
                <span className="muted tabular">
                  {t('attendance.presentOf', {
                    present: count(row.present),
                    expected: count(row.present + row.absent),
                  })}
                </span>
              )}
              <span className="home-rate tabular">
                {rate === null ? (
                  <span className="muted" title={t('attendance.missing')}>
                    <span aria-hidden>–</span>
                    <span className="visually-hidden">{t('attendance.missing')}</span>
                  </span>
                ) : (
                  percent.format(rate)
                )}
              </span>
            </EventLine>
          ))}
        </ul>
      )}
    </HomePanel>
  )
}
