import { useTranslation } from 'react-i18next'
import { eventCalendars, type EventCalendar } from '@contract/calendar'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { toggleCalendar } from '@/views/calendar/query/calendarQuery'

interface CategoryCheckboxesProps {
  calendars: readonly EventCalendar[]
  onChange: (calendars: EventCalendar[]) => void
}

export function CategoryCheckboxes({ calendars, onChange }: CategoryCheckboxesProps) {
  const { t } = useTranslation('events')
  return eventCalendars.map((calendar) => (
    <CheckboxField
      key={calendar}
      className={`tone-${categoryStyles[calendar].tone}`}
      checked={calendars.includes(calendar)}
      onChange={() => onChange(toggleCalendar(calendars, calendar))}
      label={
        <span className="calendar-pick-name">
          <StatusIcon shape={categoryStyles[calendar].shape} />
          {t(`categories.${calendar}`)}
        </span>
      }
    />
  ))
}
