import { CalendarDays } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { useDateLocale } from '@/i18n/useDateLocale'
import { overlapsMonth } from './eventValues'
import type { OpenedEvent, SampleEvent } from './sampleEvent'

interface EventAgendaProps {
  /** YYYY-MM. */
  month: string
  events: readonly SampleEvent[]
  onOpen: (opened: OpenedEvent) => void
}

/** The month as a list, where a grid of days has no room for words. */
export function EventAgenda({ month, events, onOpen }: EventAgendaProps) {
  const { t } = useTranslation(['samplesCalendar', 'events'])
  const locale = useDateLocale()
  const formats = useMemo(
    () => ({
      day: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
      time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    }),
    [locale],
  )
  const shown = events.filter((event) => overlapsMonth(event, month)).toSorted((a, b) => a.start.localeCompare(b.start))

  if (shown.length === 0) return <EmptyState icon={CalendarDays} title={t('empty')} />
  return (
    <ul className="agenda">
      {shown.map((event) => {
        const { id, title, start, allDay, extendedProps } = event
        const { tone, shape } = categoryStyles[extendedProps.calendar]
        return (
          <li key={id}>
            <button type="button" className={`agenda-row tone-${tone}`} onClick={() => onOpen(event)}>
              <span className="agenda-when tabular">
                {formats.day.format(new Date(start))}
                <span className="muted">{allDay ? t('allDay') : formats.time.format(new Date(start))}</span>
              </span>
              <StatusIcon shape={shape} />
              <span className="agenda-title">
                <span className="visually-hidden">{t(`events:categories.${extendedProps.calendar}`)}, </span>
                {title}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
