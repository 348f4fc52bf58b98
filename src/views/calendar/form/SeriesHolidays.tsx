import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'

interface SeriesHolidaysProps {
  /** Days of the series that can be left out, and are not. */
  days: readonly string[]
  holidaysOn: HolidaysOn
  onLeaveOut: (days: string[]) => void
}

/** Names the days of a series that are holidays, all of which are left out by one press. */
export function SeriesHolidays({ days, holidaysOn, onLeaveOut }: SeriesHolidaysProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { date, count } = useFormat()
  const holidays = days.filter((day) => holidaysOn(day).length > 0)
  if (holidays.length === 0) return null
  const names = holidays.map((day) => t('holidays.named', { name: holidaysOn(day).join(', '), date: date(day) }))
  const counted = { count: holidays.length, shown: count(holidays.length) }
  return (
    <FormAlert tone="caution">
      <div className="alert-acts">
        {t('holidays.inSeries', { ...counted, names: new Intl.ListFormat(i18n.language).format(names) })}
        <Button size="sm" onClick={() => onLeaveOut(holidays)}>
          {t('holidays.leaveOut', counted)}
        </Button>
      </div>
    </FormAlert>
  )
}
