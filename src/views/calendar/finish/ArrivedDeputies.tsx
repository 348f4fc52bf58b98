import { useTranslation } from 'react-i18next'
import type { CheckinList } from '@contract/calendar/checkins'
import { useClock } from '@/views/calendar/time/useClock'

/** They are no members, so the report does not hold them; that they came is said here. */
export function ArrivedDeputies({ deputies }: Pick<CheckinList, 'deputies'>) {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  const here = deputies.filter(({ arrival }) => arrival !== undefined)
  if (here.length === 0) return null
  return (
    <section className="attendance-deputies" aria-labelledby="attendance-deputies-title">
      <h3 id="attendance-deputies-title">{t('finishStart.deputies')}</h3>
      <ul>
        {here.map(({ deputyId, name, instrument, arrival }) => (
          <li key={deputyId}>
            {[name, instrument].filter(Boolean).join(', ')}{' '}
            <small>
              {t(`finishStart.${arrival?.isLate ? 'late' : 'checkedIn'}`, { time: clock(arrival?.at ?? '') })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
