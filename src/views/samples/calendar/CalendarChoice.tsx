import { useTranslation } from 'react-i18next'
import { eventCalendars, type EventCalendar } from '@contract/calendar'
import { Input } from '@/@core/components/fields/Input'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'

interface CalendarChoiceProps {
  calendars: readonly EventCalendar[]
  choose: (changes: Record<string, string>) => void
}

export function CalendarChoice({ calendars, choose }: CalendarChoiceProps) {
  const { t } = useTranslation(['samplesCalendar', 'events'])

  function toggle(toggled: EventCalendar): void {
    const next = eventCalendars.filter((calendar) => calendars.includes(calendar) !== (calendar === toggled))
    if (next.length === eventCalendars.length) choose({ calendars: '' })
    // An empty word would be taken out of the URL, and none of them is something else than all.
    else choose({ calendars: next.join(',') || 'none' })
  }

  return (
    <fieldset className="calendar-choice">
      <legend>{t('calendars')}</legend>
      <label className="form-check">
        <Input
          type="checkbox"
          checked={calendars.length === eventCalendars.length}
          onChange={() => choose({ calendars: calendars.length === eventCalendars.length ? 'none' : '' })}
        />
        {t('all')}
      </label>
      {eventCalendars.map((calendar) => (
        <label key={calendar} className={`form-check tone-${categoryStyles[calendar].tone}`}>
          <Input type="checkbox" checked={calendars.includes(calendar)} onChange={() => toggle(calendar)} />
          <StatusIcon shape={categoryStyles[calendar].shape} />
          {t(`events:categories.${calendar}`)}
        </label>
      ))}
    </fieldset>
  )
}
