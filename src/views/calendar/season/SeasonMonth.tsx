import { useTranslation } from 'react-i18next'
import type { EventWrite } from '@contract/calendar'
import { Input } from '@/@core/components/fields/Input'
import { DateInput } from '@/@core/components/fields/DateInput'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { dayError } from '@/shared/dates/dayError'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import { useFormat } from '@/shared/dates/useFormat'
import { categoryStyles } from '@/configs/categoryStyles'

export interface MonthOfEvents {
  /** `YYYY-MM-01`. */
  month: string
  events: EventWrite[]
}

interface SeasonMonthProps {
  month: MonthOfEvents
  /** The ids of the events that are not copied. */
  excluded: ReadonlySet<string>
  onExclude: (events: readonly EventWrite[], isExcluded: boolean) => void
  holidaysOn: HolidaysOn
  /** An event is to be on another day. */
  onDay: (id: string, day: string) => void
}

/** The events of one month, each with a checkbox and its day. */
export function SeasonMonth({ month: { month, events }, excluded, onExclude, holidaysOn, onDay }: SeasonMonthProps) {
  const { t } = useTranslation(['eventForm', 'events'])
  const { monthInFull } = useFormat()
  const { dayInFull, time } = useEventWhen()
  const zone = useGroupZone()
  const name = monthInFull(month)
  const kept = events.filter(({ id }) => !excluded.has(id)).length
  return (
    <fieldset className="season-month">
      <legend className="visually-hidden">{name}</legend>
      <label className="season-line is-month">
        <Input
          type="checkbox"
          checked={kept === events.length}
          ref={(box) => {
            if (box) box.indeterminate = kept > 0 && kept < events.length
          }}
          aria-label={t('season.all', { month: name })}
          onChange={() => onExclude(events, kept === events.length)}
        />
        <span className="season-name">{name}</span>
      </label>
      {events.map((event) => {
        const { calendar } = event.extendedProps
        const { tone, shape } = categoryStyles[calendar]
        const when = [dayInFull(event), time(event)].filter(Boolean).join(', ')
        return (
          <div key={event.id} className={`season-line tone-${tone}`}>
            <Input
              id={`copy-${event.id}`}
              type="checkbox"
              checked={!excluded.has(event.id)}
              aria-label={t('season.include', { title: event.title, when })}
              onChange={() => onExclude([event], !excluded.has(event.id))}
            />
            <span className="season-when tabular">{when}</span>
            <DayChoice
              day={firstDayOf(event, zone)}
              label={t('season.dayOf', { title: event.title, when })}
              onChange={(chosen) => onDay(event.id, chosen)}
            />
            <label className="season-what" htmlFor={`copy-${event.id}`}>
              <StatusIcon shape={shape} />
              <span className="visually-hidden">{t(`events:categories.${calendar}`)}</span>
              {event.title}
              {holidaysOn(firstDayOf(event, zone)).length > 0 && (
                <small className="muted">{holidaysOn(firstDayOf(event, zone)).join(', ')}</small>
              )}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}

/** The line stands elsewhere once its day is another: nothing moves before the field is left, or Enter is pressed. */
function DayChoice({ day, label, onChange }: { day: string; label: string; onChange: (day: string) => void }) {
  return (
    <DateInput
      className="season-day"
      aria-label={label}
      value={day}
      onFinish={(chosen) => {
        if (chosen !== day && dayError(chosen) === undefined) onChange(chosen)
      }}
    />
  )
}
