import { ChevronDown, Keyboard } from 'lucide-react'
import { memo, useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, type CalendarEvent, type EventCalendar } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { categoryStyles } from '@/configs/categoryStyles'
import { toggleCalendar, type CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { titleSpan } from '@/views/calendar/query/viewSpan'
import { firstDayOf, lastDayOf } from '@/views/calendar/time/eventDays'
import { useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { GoToDate } from './GoToDate'
import type { CalendarPeriod } from './useCalendar'
import { usePeriodTitle } from './usePeriodTitle'

interface CalendarFiltersProps {
  events: readonly CalendarEvent[] | undefined
  calendars: CalendarQuery['calendars']
  date: string
  /** What is on the screen. */
  shown: CalendarPeriod
  /** For which view to explain how events are added and moved. */
  help: 'month' | 'week' | null
  onQueryChange: (changes: Partial<CalendarQuery>) => void
  onShowKeys: () => void
}

/** The categories to show, which is the legend too; beside the calendar, on a phone collapsed above it. */
export const CalendarFilters = memo(function CalendarFilters({
  events,
  calendars,
  date,
  shown,
  help,
  onQueryChange,
  onShowKeys,
}: CalendarFiltersProps) {
  const { t } = useTranslation(['calendar', 'events'])
  const firstWeekday = useFirstDayOfWeek()
  const zone = useGroupZone()
  const { count } = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isAll = calendars.length === eventCalendars.length
  const period = usePeriodTitle(shown)
  const counts = useMemo(() => {
    const { start, end } = titleSpan(shown.view, shown.date, firstWeekday)
    const counted = events?.filter((event) => firstDayOf(event, zone) < end && lastDayOf(event, zone) >= start)
    return (calendar: EventCalendar) =>
      counted?.filter(({ extendedProps }) => extendedProps.calendar === calendar).length
  }, [events, shown, firstWeekday, zone])
  const goTo = useCallback((day: string) => onQueryChange({ date: day }), [onQueryChange])

  return (
    <aside className="calendar-side" aria-label={t('filter.title')}>
      <button
        type="button"
        className="calendar-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filter.show', { shown: calendars.length, all: eventCalendars.length })}
        <span className="calendar-fold-marks" aria-hidden>
          {calendars.map((calendar) => (
            <span key={calendar} className={`tone-${categoryStyles[calendar].tone}`}>
              <StatusIcon shape={categoryStyles[calendar].shape} />
            </span>
          ))}
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id={id} className={`calendar-panel${isOpen ? ' is-open' : ''}`}>
        <fieldset className="calendar-filter">
          <legend>
            {t('filter.title')}
            <span className="calendar-filter-period" aria-hidden>
              {period}
            </span>
          </legend>
          <label className="calendar-pick is-all">
            <Input
              type="checkbox"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && calendars.length > 0
              }}
              onChange={() => onQueryChange({ calendars: isAll ? [] : [...eventCalendars] })}
            />
            <span className="calendar-pick-name">{t('filter.all')}</span>
          </label>
          {eventCalendars.map((calendar) => {
            const { tone, shape } = categoryStyles[calendar]
            const isShown = calendars.includes(calendar)
            const amount = counts(calendar)
            return (
              <label key={calendar} className={`calendar-pick tone-${tone}`}>
                <Input
                  type="checkbox"
                  checked={isShown}
                  onChange={() => onQueryChange({ calendars: toggleCalendar(calendars, calendar) })}
                />
                <span className="calendar-pick-name">
                  <StatusIcon shape={shape} />
                  {t(`events:categories.${calendar}`)}
                </span>
                {isShown && amount !== undefined && (
                  <span className="calendar-pick-count tabular">
                    <span aria-hidden>{count(amount)}</span>
                    <span className="visually-hidden">
                      {t('filter.count', { count: amount, shown: count(amount), period })}
                    </span>
                  </span>
                )}
              </label>
            )
          })}
        </fieldset>
        <GoToDate date={date} onGo={goTo} />
        {help && (
          <div className="calendar-help">
            <p>{t(help === 'week' ? 'grid.weekHint' : 'grid.hint')}</p>
            <p>{t(help === 'week' ? 'grid.weekKeys' : 'grid.keys')}</p>
            <Button size="sm" color="ghost" aria-keyshortcuts="?" onClick={onShowKeys}>
              <Keyboard size={14} strokeWidth={1.75} aria-hidden />
              {t('keys.show')}
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
})
