import type { DayCellContentArg, DayHeaderContentArg, EventInput } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { Check, ChevronUp } from 'lucide-react'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, type CalendarEvent } from '@contract/calendar'
import { readinessColours, type Readiness } from '@contract/calendar/readiness'
import { readinessStyles } from '@/shared/readiness/readinessStyles'
import { Button } from '@/@core/components/Button'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { useDateLocale } from '@/i18n/useDateLocale'
import { toWallTime } from '@/i18n/zonedTime'
import { useAppSelector } from '@/redux/hooks'
import { eventStateAt } from '@/views/calendar/time/eventState'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { toGridEvent } from './gridEvents'
import type { CalendarPeriod } from './useCalendar'
import { useEventContent } from './useEventContent'
import { useEventShortcuts } from './useEventShortcuts'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useCalendarInteractions, type NewEventTimes } from './useCalendarInteractions'
import { useGridTexts } from './useGridTexts'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { isOfDays, weekHours } from './weekHours'
import '@/@core/styles/monthGrid.scss'
import '@/@core/styles/weekGrid.scss'

interface MonthGridProps {
  period: CalendarPeriod
  events: readonly CalendarEvent[]
  /** By the event's id. */
  readinessByEvent: Record<string, Readiness>
  firstWeekday: number
  canChange: boolean
  holidaysOn: HolidaysOn
  moving: EventMoveState
  /** A day or an hour was clicked, or several were dragged over. */
  onSelectTimes: (times: NewEventTimes) => void
  /** "n more" of a day was clicked. */
  onShowDay: (day: string) => void
}

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin]
const gridViews = { month: 'dayGridMonth', week: 'timeGridWeek', list: 'dayGridMonth' } as const
const ORDER = 'start,-duration,allDay,title'
const WEEKDAY = { weekday: 'short' } as const
/** More events than this on a day go behind "n more", so that weeks stay comparable in height. */
const ROWS_MAX = 5
const HOUR = '01:00'
/**
 * To which a pulled event falls in. A row of the week is no longer than that (weekGrid.scss draws the half hours): FullCalendar
 * goes by the middle of the row where the event was taken hold of, and in a row of half an hour that is where two quarters
 * meet, so that an event taken hold of above it fell in a quarter too late.
 */
const QUARTER = '00:15'

export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { period, events, readinessByEvent, firstWeekday, canChange, holidaysOn, moving, onSelectTimes, onShowDay } =
    props
  const { t } = useTranslation('calendar')
  const locale = useDateLocale()
  const zone = useGroupZone()
  const now = useNow()
  const direction = useAppSelector((state) => state.layout.direction)
  const texts = useGridTexts()
  const interactions = useCalendarInteractions({ canChange, move: moving.move, onSelectTimes, onShowDay })
  const calendar = useRef<FullCalendar>(null)
  const grid = useRef<HTMLDivElement>(null)
  const { view, date } = period
  const onKeyDown = useEventShortcuts(events, view, canChange ? moving : null)
  // The month has no hours: others would make FullCalendar build its views, and with them all that it shows, anew.
  const [isWhole, setWhole] = useState(false)
  const { isShort, ...hours } = useMemo(
    () => weekHours(view === 'week' ? events : [], zone, isWhole),
    [view, events, zone, isWhole],
  )
  // Read by FullCalendar itself as time passes; as a time, it would be another option each minute.
  const readNow = useCallback(() => toWallTime(new Date().toISOString(), zone), [zone])
  const icons = useRef<HTMLDivElement>(null)
  const eventContent = useEventContent(view, readinessByEvent, { grid, icons })

  // The same array while no event changes its state: the clock alone redraws nothing.
  const statesNow = useMemo(() => events.map(eventStateAt(now, zone)), [events, now, zone])
  const [states, setStates] = useState(statesNow)
  if (states.join() !== statesNow.join()) setStates(statesNow)

  const gridEvents = useMemo<EventInput[]>(
    () =>
      events.map((event, index) =>
        toGridEvent(event, states[index] ?? 'coming', zone, {
          canChange,
          inDays: view === 'week' && isOfDays(event),
        }),
      ),
    [events, states, zone, canChange, view],
  )
  // 8am in the United States; 08:00 where days have 24 hours.
  const slotLabelFormat = useMemo(() => {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
    return { hour: 'numeric', minute: '2-digit', omitZeroMinute: hour12 === true, meridiem: 'short' } as const
  }, [locale])
  const dayHeaderContent = useCallback(
    ({ date: day, text }: DayHeaderContentArg) =>
      view === 'week' ? (
        <>
          {text} {day.getUTCDate()}
          <HolidayNames names={holidaysOn(isoOf(day))} />
        </>
      ) : (
        text
      ),
    [view, holidaysOn],
  )
  const dayCellContent = useCallback(
    ({ date: day, dayNumberText }: DayCellContentArg) => (
      <>
        {dayNumberText}
        {dayNumberText !== '' && <HolidayNames names={holidaysOn(isoOf(day))} />}
      </>
    ),
    [holidaysOn],
  )

  // On a phone a week is wider than the screen: begin at today, and with the hours where both are seen.
  const scrollToToday = useCallback(() => {
    const day = grid.current?.querySelector('.fc-timeGridWeek-view .fc-col-header-cell.fc-day-today')
    if (!day || !grid.current) return
    const [column, shown] = [day.getBoundingClientRect(), grid.current.getBoundingClientRect()]
    if (column.left >= shown.left && column.right <= shown.right) return
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
    const api = calendar.current?.getApi()
    // It would draw again what it has drawn by `initialView` and `initialDate`.
    const isShown = api?.view.type === gridViews[view] && api.getDate().toISOString().startsWith(date)
    if (!isShown) api?.changeView(gridViews[view], date)
  }, [view, date])

  return (
    // It handles the keys of the events inside, which are links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={grid} className={`month-grid is-${view}`} onKeyDown={onKeyDown}>
      {/* Before the calendar, whose first events copy them. */}
      <div ref={icons} hidden>
        {eventCalendars.map((name) => (
          <span key={name} data-calendar={name}>
            <StatusIcon shape={categoryStyles[name].shape} />
          </span>
        ))}
        {readinessColours.map((colour) => (
          <span key={colour} data-readiness={colour}>
            <StatusIcon shape={readinessStyles[colour].shape} />
          </span>
        ))}
        <span data-state="finished">
          <Check size={12} strokeWidth={3} aria-hidden />
        </span>
      </div>
      {isShort && (
        <Button size="sm" color="link" className="week-earlier" onClick={() => setWhole(true)}>
          <ChevronUp size={15} aria-hidden />
          {t('earlierHours')}
        </Button>
      )}
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
        now={readNow}
        locale={locale}
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
        dayCellContent={dayCellContent}
        dayHeaderFormat={WEEKDAY}
        defaultTimedEventDuration="01:00"
        forceEventDuration
        selectable={canChange}
        selectMinDistance={4}
        datesSet={scrollToToday}
        slotDuration={QUARTER}
        slotLabelInterval={HOUR}
        slotLabelFormat={slotLabelFormat}
        expandRows={false}
        // Beside each other: one that stands over another hides its time.
        slotEventOverlap={false}
        nowIndicator
        {...hours}
        {...interactions}
        {...texts}
      />
    </div>
  )
})

/** Of a day that FullCalendar takes for one of UTC. */
const isoOf = (day: Date) => day.toISOString().slice(0, 10)

function HolidayNames({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <small className="day-holiday">{names.join(', ')}</small>
}
