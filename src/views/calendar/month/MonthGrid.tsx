import type { DayHeaderContentArg, EventInput } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { useAppSelector } from '@/redux/hooks'
import type { DaySpan } from '@/views/calendar/query/viewSpan'
import { toGridEvent } from './gridEvents'
import type { CalendarPeriod } from './useCalendar'
import { useEventContent } from './useEventContent'
import { useEventShortcuts } from './useEventShortcuts'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useCalendarInteractions } from './useCalendarInteractions'
import { useGridTexts } from './useGridTexts'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import '@/@core/styles/monthGrid.scss'

interface MonthGridProps {
  period: CalendarPeriod
  events: readonly CalendarEvent[] | undefined
  firstWeekday: number
  canChange: boolean
  moving: EventMoveState
  /** A day was clicked, or several were dragged over. */
  onSelectDays: (days: DaySpan) => void
  /** "n more" of a day was clicked. */
  onShowDay: (day: string) => void
}

const plugins = [dayGridPlugin, interactionPlugin]
const gridViews = { month: 'dayGridMonth', week: 'dayGridWeek', list: 'dayGridMonth' } as const
const ORDER = 'start,-duration,allDay,title'
const WEEKDAY = { weekday: 'short' } as const
/** More events than this on a day go behind "n more", so that weeks stay comparable in height. */
const ROWS_MAX = 5

export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { period, events, firstWeekday, canChange, moving, onSelectDays, onShowDay } = props
  const { language } = useTranslation().i18n
  const zone = useGroupZone()
  const now = useNow()
  const direction = useAppSelector((state) => state.layout.direction)
  const texts = useGridTexts()
  const interactions = useCalendarInteractions({ canChange, move: moving.move, onSelectDays, onShowDay })
  const calendar = useRef<FullCalendar>(null)
  const grid = useRef<HTMLDivElement>(null)
  const { view, date } = period
  const onKeyDown = useEventShortcuts(events, canChange ? moving : null)
  const eventContent = useEventContent(view)

  const gridEvents = useMemo<EventInput[]>(
    () => events?.map((event) => toGridEvent(event, zone, canChange)) ?? [],
    [events, zone, canChange],
  )
  const dayHeaderContent = useCallback(
    ({ date: day, text }: DayHeaderContentArg) => (view === 'week' ? `${text} ${day.getUTCDate()}` : text),
    [view],
  )

  // On a phone a week is wider than the screen: begin at today.
  const scrollToToday = useCallback(() => {
    const day = grid.current?.querySelector('.fc-dayGridWeek-view .fc-col-header-cell.fc-day-today')
    if (!day || !grid.current) return
    const [column, shown] = [day.getBoundingClientRect(), grid.current.getBoundingClientRect()]
    grid.current.scrollLeft += column.left + column.width / 2 - shown.left - shown.width / 2
  }, [])

  // FullCalendar looks at the window alone, and the menu beside it comes and goes.
  useEffect(() => {
    const shown = grid.current
    if (!shown) return undefined
    let width = shown.clientWidth
    const observer = new ResizeObserver(() => {
      // Its own redrawing changes the height.
      if (shown.clientWidth === width) return
      width = shown.clientWidth
      calendar.current?.getApi().updateSize()
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    calendar.current?.getApi().changeView(gridViews[view], date)
  }, [view, date])

  return (
    // It handles the keys of the events inside, which are links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={grid} className={`month-grid is-${view}`} onKeyDown={onKeyDown}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={gridViews[view]}
        initialDate={date}
        events={gridEvents}
        eventContent={eventContent}
        // Its content says the time: FullCalendar need not format it too.
        displayEventTime={false}
        // Events and month change together: draw once and not twice.
        rerenderDelay={0}
        // Wall time of the group, which FullCalendar takes for UTC (gridEvents.ts).
        timeZone="UTC"
        now={now}
        locale={language}
        direction={direction}
        firstDay={firstWeekday}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        dayMaxEvents={view === 'week' ? false : ROWS_MAX}
        eventOrder={ORDER}
        // A concert that ends after midnight stays on its first day.
        nextDayThreshold="06:00:00"
        dayHeaderContent={dayHeaderContent}
        dayHeaderFormat={WEEKDAY}
        defaultTimedEventDuration="01:00"
        forceEventDuration
        selectable={canChange}
        selectMinDistance={4}
        datesSet={scrollToToday}
        {...interactions}
        {...texts}
      />
    </div>
  )
})
