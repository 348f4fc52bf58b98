import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { calendarViews, shiftView, weekOf, type CalendarView } from './calendarViews'

interface CalendarStepsProps {
  view: CalendarView
  /** YYYY-MM-DD, as `today`. */
  day: string
  today: string
  choose: (changes: Record<string, string>) => void
}

const at = (day: string) => new Date(`${day}T12:00`)

/** What is shown, a step back and on, and as what it is shown; the address keeps both. */
export function CalendarSteps({ view, day, today, choose }: CalendarStepsProps) {
  const { t } = useTranslation('samplesCalendar')
  const locale = useDateLocale()
  const firstWeekday = useFirstDayOfWeek()
  const title = useMemo(() => {
    if (view === 'day') return new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(at(day))
    if (view === 'week') {
      const [first, last] = weekOf(day, firstWeekday)
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(at(first), at(last))
    }
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(at(day))
  }, [view, day, locale, firstWeekday])

  function step(by: number): void {
    const next = shiftView(view, day, by)
    choose({ day: next === today ? '' : next })
  }

  return (
    <div className="month-steps">
      <h2 aria-live="polite">{title}</h2>
      <IconButton icon={ChevronLeft} label={t(`previous.${view}`)} onClick={() => step(-1)} />
      <Button onClick={() => choose({ day: '' })}>{t('today')}</Button>
      <span className="tooltip-edge-end">
        <IconButton icon={ChevronRight} label={t(`next.${view}`)} onClick={() => step(1)} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="calendar-views" role="group" aria-label={t('views.label')}>
        {calendarViews.map((known) => (
          <Button
            key={known}
            size="sm"
            color="ghost"
            isPressed={known === view}
            onClick={() => choose({ view: known === 'month' ? '' : known })}
          >
            {t(`views.${known}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
