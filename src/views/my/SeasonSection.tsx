import type { MyPage } from '@contract/calendar/replies'
import { HiddenDues } from './HiddenDues'
import { OwnDues } from './OwnDues'
import { usePersonal } from './personal'

/** The person's attendance this season, and what is to be paid where the group shows it. */
export function SeasonSection({ page }: { page: MyPage }) {
  const { t, language } = usePersonal()
  const { attendance, owes, credit, payment, duesHidden, group } = page
  if (attendance === undefined) return null
  const { expected, excused, present, attendanceRate } = attendance
  const rate =
    attendanceRate === null ? null : new Intl.NumberFormat(language, { style: 'percent' }).format(attendanceRate)
  return (
    <section className="card my-card" aria-labelledby="my-season">
      <h2 id="my-season">{t('attendance.title')}</h2>
      {expected === 0 ? (
        <p className="my-empty">{t('attendance.none')}</p>
      ) : (
        <>
          <p className="my-rate">
            {rate !== null && <strong>{rate}</strong>}
            <span>
              {t('attendance.came', { present, count: expected })}
              {excused > 0 && ` · ${t('attendance.excused', { count: excused })}`}
            </span>
          </p>
          {attendanceRate !== null && <progress max={1} value={attendanceRate} aria-label={t('attendance.title')} />}
        </>
      )}
      {duesHidden !== undefined && <HiddenDues way={duesHidden} />}
      {owes !== undefined && <OwnDues owes={owes} credit={credit} payment={payment} currency={group.currency} />}
    </section>
  )
}
