import type { EventContentArg, EventDropArg, EventInput } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin, { type EventResizeDoneArg } from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import type { DaySpan } from './calendarSpan'
import { addDays, daysBetween } from './days'
import { EventChip } from './EventChip'
import { shiftDays } from './eventDays'
import { toGridEvent } from './gridEvents'
import type { CalendarPlace } from './useCalendar'
import { useChipTime } from './useChipTime'
import { useEventHours } from './useEventHours'
import { useEventKeys } from './useEventKeys'
import type { EventMoving } from './useEventMove'
import { useGridTexts } from './useGridTexts'
import { useGroupZone } from './useGroupZone'
import { useNow } from './useNow'
import '@/@core/styles/monthGrid.scss'

interface MonthGridProps {
  place: CalendarPlace
  events: readonly CalendarEvent[] | undefined
  firstWeekday: number
  mayChange: boolean
  moving: EventMoving
  /** Days were pressed or dragged over. */
  onPick: (days: DaySpan) => void
  /** A day has more events than there is room for. */
  onMore: (day: string) => void
}

const plugins = [dayGridPlugin, interactionPlugin]
const gridViews = { month: 'dayGridMonth', week: 'dayGridWeek', list: 'dayGridMonth' } as const
const WEEKDAY = { weekday: 'short' } as const
/** Neither the popover nor the name of a view: FullCalendar then leaves it at the call, which its types do not say. */
const NO_POPOVER = {} as unknown as string
/** More than this on a day go behind "n more", so that weeks keep a height that the eye can follow. */
const ROWS_MAX = 5

function sourceOf(event: { extendedProps: Record<string, unknown> }): CalendarEvent {
  // What toGridEvent put there; FullCalendar hands it on as it is.
  return event.extendedProps['source'] as CalendarEvent
}

export function MonthGrid({ place, events, firstWeekday, mayChange, moving, onPick, onMore }: MonthGridProps) {
  const navigate = useNavigate()
  const { language } = useTranslation().i18n
  const chipTime = useChipTime()
  const hours = useEventHours()
  const zone = useGroupZone()
  const now = useNow()
  const direction = useAppSelector((state) => state.layout.direction)
  const texts = useGridTexts()
  const calendar = useRef<FullCalendar>(null)
  const { view, date } = place
  const onKeyDown = useEventKeys(events, mayChange ? moving : null)

  const gridEvents = useMemo<EventInput[]>(
    () => events?.map((event) => toGridEvent(event, zone, mayChange)) ?? [],
    [events, zone, mayChange],
  )

  useLayoutEffect(() => {
    calendar.current?.getApi().changeView(gridViews[view], date)
  }, [view, date])

  const showChip = useCallback(
    ({ event, isStart }: EventContentArg) => {
      const source = sourceOf(event)
      const isRoomy = view === 'week'
      const time = isRoomy && !source.allDay ? hours(source) : chipTime(source)
      return <EventChip event={source} time={isStart ? time : undefined} isRoomy={isRoomy} />
    },
    [chipTime, hours, view],
  )

  function drop({ event, oldEvent, revert }: EventDropArg): void {
    const source = sourceOf(oldEvent)
    const days = daysBetween(oldEvent.startStr.slice(0, 10), event.startStr.slice(0, 10))
    void moving.move({ event: source, times: shiftDays(source, days, zone), revert })
  }

  function resize({ event, oldEvent, endDelta, revert }: EventResizeDoneArg): void {
    const source = sourceOf(oldEvent)
    // Only all-day events have an edge to pull at in a month.
    if (!event.allDay) return revert()
    const times = { start: source.start, end: addDays(source.end, endDelta.days), allDay: true }
    void moving.move({ event: source, times, revert, isResize: true })
  }

  return (
    // The keys are those of the events inside, which are links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`month-grid is-${view}`} onKeyDown={onKeyDown}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={gridViews[view]}
        initialDate={date}
        events={gridEvents}
        eventContent={showChip}
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
        eventOrder="start,-duration,allDay,title"
        // A concert that ends after midnight is still that evening's.
        nextDayThreshold="06:00:00"
        dayHeaderContent={({ date: day, text }) => (view === 'week' ? `${text} ${day.getUTCDate()}` : text)}
        dayHeaderFormat={WEEKDAY}
        defaultTimedEventDuration="01:00"
        forceEventDuration
        selectable={mayChange}
        selectMinDistance={4}
        dateClick={({ dateStr }) => mayChange && onPick({ start: dateStr, end: addDays(dateStr, 1) })}
        select={({ startStr, endStr }) => onPick({ start: startStr, end: endStr })}
        eventClick={({ event, jsEvent }) => {
          // The browser's own way with a link: a new tab.
          if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return
          jsEvent.preventDefault()
          void navigate(paths.event(event.id))
        }}
        eventDrop={drop}
        eventResize={resize}
        moreLinkClick={({ date: day, jsEvent }) => {
          jsEvent.preventDefault()
          onMore(day.toISOString().slice(0, 10))
          return NO_POPOVER
        }}
        {...texts}
      />
    </div>
  )
}
