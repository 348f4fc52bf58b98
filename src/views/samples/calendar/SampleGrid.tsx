import type { EventChangeArg, EventContentArg, EventInput } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import '@/@core/styles/monthGrid.scss'
import '@/@core/styles/weekGrid.scss'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { createShortTime } from '@/i18n/shortTime'
import { useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { useAppSelector } from '@/redux/hooks'
import type { OpenedEvent, SampleEvent } from './sampleEvent'
import type { EventChanges } from './useEventChanges'

interface SampleGridProps {
  view: keyof typeof gridViews
  /** YYYY-MM-DD: in the month, the week, or the day itself. */
  day: string
  events: readonly SampleEvent[]
  changes: EventChanges
  onOpen: (opened: OpenedEvent) => void
}

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin]
const gridViews = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const
const headers = {
  month: { weekday: 'short' },
  week: { weekday: 'short', day: 'numeric' },
  day: { weekday: 'long', day: 'numeric' },
} as const
/** Of YYYY-MM-DD, without the hour that was pressed. */
const DAY_LENGTH = 10
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

function toGridEvent(event: SampleEvent): EventInput {
  const { id, title, start, end, allDay, extendedProps } = event
  return {
    id: String(id),
    title,
    start,
    end,
    allDay,
    // A link, so that the keyboard comes to it.
    url: `#event-${id}`,
    display: 'block',
    classNames: ['grid-event', `tone-${categoryStyles[extendedProps.calendar].tone}`],
    extendedProps: { calendar: extendedProps.calendar },
  }
}

export function SampleGrid({ view, day, events, changes, onOpen }: SampleGridProps) {
  const { t } = useTranslation(['samplesCalendar', 'events'])
  const locale = useDateLocale()
  const firstWeekday = useFirstDayOfWeek()
  const direction = useAppSelector((state) => state.layout.direction)
  const grid = useRef<FullCalendar>(null)
  const gridEvents = useMemo(() => events.map(toGridEvent), [events])
  const shortTime = useMemo(() => createShortTime(locale), [locale])
  const find = (id: string) => events.find((event) => String(event.id) === id)

  useLayoutEffect(() => {
    grid.current?.getApi().changeView(gridViews[view], day)
  }, [view, day])

  const eventContent = useCallback(
    ({ event, isStart }: EventContentArg) => {
      const calendar = event.extendedProps['calendar'] as SampleEvent['extendedProps']['calendar']
      return (
        <span className="event-content">
          <StatusIcon shape={categoryStyles[calendar].shape} />
          <span className="visually-hidden">{t(`events:categories.${calendar}`)}, </span>
          {isStart && !event.allDay && event.start && (
            <span className="event-content-time tabular">{shortTime(event.start.toISOString())} </span>
          )}
          <span className="event-content-title">{event.title}</span>
        </span>
      )
    },
    [t, shortTime],
  )

  async function move({ event, revert }: EventChangeArg): Promise<void> {
    const known = find(event.id)
    if (!known || !event.start || !event.end) return revert()
    if (!(await changes.move(known, event.start.toISOString(), event.end.toISOString()))) revert()
  }

  return (
    <div className={`month-grid is-${view === 'month' ? 'month' : 'week'}`} data-focus-group>
      <FullCalendar
        ref={grid}
        plugins={plugins}
        initialView={gridViews[view]}
        initialDate={day}
        events={gridEvents}
        eventContent={eventContent}
        locale={locale}
        direction={direction}
        firstDay={firstWeekday}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        dayHeaderFormat={headers[view]}
        allDayText={t('allDay')}
        slotMinTime="07:00:00"
        slotDuration="00:15:00"
        slotLabelInterval="01:00:00"
        slotLabelFormat={HOUR}
        expandRows={false}
        nowIndicator
        defaultTimedEventDuration="01:00"
        forceEventDuration
        editable
        eventDurationEditable
        dateClick={({ dateStr }) => onOpen(dateStr.slice(0, DAY_LENGTH))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const known = find(event.id)
          if (known) onOpen(known)
        }}
        eventChange={(change) => void move(change)}
      />
    </div>
  )
}
