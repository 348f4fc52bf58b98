import { useTranslation } from 'react-i18next'
import type { HomeAttendance } from '@contract/home/overview'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

/** Attendance at the latest finished events. */
export function AttendancePanel({ events }: { events: readonly HomeAttendance[] }) {
  const { t, i18n } = useTranslation('home')
  const { count } = useFormat()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <HomePanel title={t('attendance.title')} action={<Button to={paths.analytics}>{t('attendance.open')}</Button>}>
      {events.length === 0 && <p>{t('attendance.none')}</p>}
      {events.length > 0 && (
        <ul className="home-events">
          {events.map(({ attendanceRate: rate, ...row }) => (
            <EventLine key={row.id} event={row} to={paths.eventRecord(row.id)}>
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
