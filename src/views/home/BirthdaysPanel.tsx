import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BirthdayList } from '@contract/members'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { HomePanel } from './HomePanel'

/** Birthdays of today and the next six days. */
export function BirthdaysPanel({ birthdays }: BirthdayList) {
  const { t } = useTranslation('home')
  const locale = useDateLocale()
  const { isoDay } = useFormat()
  const [today] = useState(() => isoDay(new Date()))
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <HomePanel title={t('birthdays.title')}>
      {birthdays.length === 0 && <p>{t('birthdays.none')}</p>}
      {birthdays.length > 0 && (
        <ul className="home-sections home-birthdays">
          {birthdays.map(({ memberId, name, date }) => (
            <li key={memberId}>
              <Link to={paths.member(memberId)}>{name}</Link>
              <span className="muted">
                {date === today ? t('birthdays.today') : day.format(new Date(`${date}T00:00:00Z`))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  )
}
