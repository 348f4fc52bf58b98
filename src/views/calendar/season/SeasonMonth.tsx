import { useTranslation } from 'react-i18next'
import type { EventWrite } from '@contract/calendar'
import { Input } from '@/@core/components/fields/Input'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useEventWhen } from '@/shared/dates/useEventWhen'
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
}

/** The events of one month, each with a checkbox. */
export function SeasonMonth({ month: { month, events }, excluded, onExclude }: SeasonMonthProps) {
  const { t } = useTranslation(['eventForm', 'events'])
  const { monthInFull } = useFormat()
  const { day, time } = useEventWhen()
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
        const when = [day(event), time(event)].filter(Boolean).join(', ')
        return (
          <label key={event.id} className={`season-line tone-${tone}`}>
            <Input
              type="checkbox"
              checked={!excluded.has(event.id)}
              aria-label={t('season.include', { title: event.title, when })}
              onChange={() => onExclude([event], !excluded.has(event.id))}
            />
            <span className="season-when tabular">{when}</span>
            <span className="season-what">
              <StatusIcon shape={shape} />
              <span className="visually-hidden">{t(`events:categories.${calendar}`)}</span>
              {event.title}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
