import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import '@/@core/styles/customizer.scss'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { calendarViews, stepFrom } from '@/views/calendar/query/viewSpan'
import type { CalendarPeriod } from './useCalendar'
import { usePeriodTitle } from './usePeriodTitle'

interface CalendarToolbarProps {
  /** The period of the URL. */
  period: CalendarPeriod
  /** What is on the screen: the previous period while the next one loads. */
  shown: CalendarPeriod
  today: string
  onQueryChange: (changes: Partial<CalendarQuery>) => void
}

export const CalendarToolbar = memo(function CalendarToolbar({
  period,
  shown,
  today,
  onQueryChange,
}: CalendarToolbarProps) {
  const { t } = useTranslation('calendar')
  const title = usePeriodTitle(shown)
  const { view, date } = period
  const step = (by: 1 | -1) => onQueryChange({ date: stepFrom(view, date, by) })

  return (
    <div className="calendar-toolbar">
      <h2 className="calendar-title" aria-live="polite">
        {title}
      </h2>
      <div className="calendar-steps">
        <IconButton icon={ChevronLeft} label={t(`previous.${view}`)} onClick={() => step(-1)} />
        <Button onClick={() => onQueryChange({ date: undefined })}>{t('today')}</Button>
        <IconButton icon={ChevronRight} label={t(`next.${view}`)} onClick={() => step(1)} />
      </div>
      <fieldset className="calendar-views choice-row">
        <legend className="visually-hidden">{t('views.label')}</legend>
        {calendarViews.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name="calendar-view"
              checked={view === choice}
              onChange={() => onQueryChange({ view: choice, date: period.date === today ? undefined : period.date })}
            />
            <span>{t(`views.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
})
