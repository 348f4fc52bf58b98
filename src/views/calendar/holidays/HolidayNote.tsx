import { useTranslation } from 'react-i18next'
import { addDays } from '@contract/days'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import type { HolidaysOn } from './useHolidays'

/** Of an event of weeks the first days say enough. */
const DAYS_MAX = 14

interface HolidayNoteProps {
  /** The days of an event; empty while they are not known. */
  first: string
  last: string
  holidaysOn: HolidaysOn
}

/** Says that an event is on a holiday. */
export function HolidayNote({ first, last, holidaysOn }: HolidayNoteProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { date } = useFormat()
  const named = new Map<string, string>()
  for (let day = first, at = 0; at < DAYS_MAX && day !== '' && day <= (last || first); day = addDays(day, 1), at += 1)
    for (const name of holidaysOn(day)) if (!named.has(name)) named.set(name, day)
  if (named.size === 0) return null
  const names = [...named].map(([name, day]) => t('holidays.named', { name, date: date(day) }))
  return (
    <div className="overlap-note">
      <FormAlert tone="caution">
        {t('holidays.on', { names: new Intl.ListFormat(i18n.language).format(names) })}
      </FormAlert>
    </div>
  )
}
