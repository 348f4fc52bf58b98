import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { useOccasions } from '@/views/calendar/days/useOccasions'
import { useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { CalendarActions } from './CalendarActions'
import { CalendarFilters } from './CalendarFilters'
import { CalendarToolbar } from './CalendarToolbar'
import { EventList } from './EventList'
import { MonthDays } from './MonthDays'
import { MonthPrint } from './MonthPrint'
import { NoEvents } from './NoEvents'
import { useCalendar } from './useCalendar'
import type { NewEventTimes } from './useCalendarInteractions'
import { useReadiness } from '@/shared/readiness/useReadiness'
import { useCalendarKeys } from './useCalendarKeys'
import { paths } from '@/configs/paths'
import { addDays } from '@contract/days'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { viewSpan } from '@/views/calendar/query/viewSpan'
import { useCalendarQuery } from '@/views/calendar/query/useCalendarQuery'
import { MoveDialogs } from '@/views/calendar/changes/MoveDialogs'
import { useEventMove } from '@/views/calendar/changes/useEventMove'
import { useDelayedFlag } from '@/@core/hooks/useDelayedFlag'
import { useNow } from '@/shared/dates/useNow'
import { failureOf } from '@/api/failure'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { loadMonthGrid } from './loadMonthGrid'

const MonthGrid = lazyPart(loadMonthGrid, (file) => file.MonthGrid, <GridPlaceholder />)
const DayDialog = lazyPart(
  loader(() => import('./DayDialog')),
  (file) => file.DayDialog,
)
const KeysDialog = lazyPart(
  loader(() => import('./KeysDialog')),
  (file) => file.KeysDialog,
)

export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const ability = useAppAbility()
  const canChange = ability.can('manage', 'Event')
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  // Beside the menu five buttons would take a second line.
  const isCompact = useMediaQuery('(max-width: 1199.98px)')
  const { query, setQuery } = useCalendarQuery()
  const today = useNow().slice(0, 10)
  const firstWeekday = useFirstDayOfWeek()
  const period = useMemo(
    () => ({ view: query.view ?? (isNarrow ? 'list' : 'month'), date: query.date ?? today }),
    [query.view, query.date, isNarrow, today],
  )
  const { shown, events, isLoading, failure, reload, readOn, start, end } = useCalendar(
    period,
    query.calendars,
    firstWeekday,
  )
  // Once for a period: while its events are on their way, those that are shown are of the one before.
  const { readinessByEvent } = useReadiness(isLoading ? undefined : events, start, end)
  const occasions = useOccasions(events, { start, end })
  const isGrid = shown.view !== 'list'
  const span = viewSpan(shown.view, shown.date, firstWeekday)
  const holidaysOn = useHolidays(
    ...(isGrid ? ([span.start, addDays(span.end, -1)] as const) : yearsOf([start, addDays(end, -1)])),
  )
  const isSlow = useDelayedFlag(isLoading)
  const moving = useEventMove()
  const [dayShown, setDayShown] = useState<string | null>(null)
  const [areKeysShown, setKeysShown] = useState(false)
  const showKeys = useCallback(() => setKeysShown(true), [])
  useCalendarKeys({ period, canChange, onQueryChange: setQuery, onShowKeys: showKeys })
  const onSelectTimes = useCallback((times: NewEventTimes) => void navigate(newEventPath(times)), [navigate])

  return (
    <>
      <PageHeader title={t('title')} actions={<CalendarActions canChange={canChange} isCompact={isCompact} />} />
      <div className="calendar-layout">
        <div className="calendar-main">
          <CalendarToolbar period={period} shown={shown} today={today} onQueryChange={setQuery} />
          {failure ? (
            <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
          ) : (
            <div
              className={`calendar-board${shown.view === 'list' ? ' is-list' : ''}${isSlow ? ' is-slow' : ''}`}
              aria-busy={isLoading}
            >
              {shown.view === 'list' ? (
                <EventList events={occasions} today={today} readOn={readOn} end={end} holidaysOn={holidaysOn} />
              ) : isNarrow && shown.view === 'month' ? (
                <MonthDays
                  date={shown.date}
                  today={today}
                  events={occasions ?? []}
                  firstWeekday={firstWeekday}
                  canChange={canChange}
                  holidaysOn={holidaysOn}
                />
              ) : occasions === undefined ? (
                <GridPlaceholder />
              ) : (
                <MonthGrid
                  period={shown}
                  events={occasions}
                  readinessByEvent={readinessByEvent}
                  firstWeekday={firstWeekday}
                  canChange={canChange}
                  holidaysOn={holidaysOn}
                  moving={moving}
                  onSelectTimes={onSelectTimes}
                  onShowDay={setDayShown}
                />
              )}
              {shown.view === 'month' && occasions && (
                <MonthPrint date={shown.date} events={occasions} firstWeekday={firstWeekday} holidaysOn={holidaysOn} />
              )}
              {events?.length === 0 && !isLoading && !readOn && (
                <NoEvents
                  calendars={query.calendars}
                  canAdd={canChange}
                  onQueryChange={setQuery}
                  isList={shown.view === 'list'}
                />
              )}
            </div>
          )}
        </div>
        <CalendarFilters
          events={events}
          calendars={query.calendars}
          date={period.date}
          shown={shown}
          help={canChange && shown.view !== 'list' ? shown.view : null}
          onQueryChange={setQuery}
          onShowKeys={showKeys}
        />
      </div>
      <MoveDialogs moving={moving}>
        {areKeysShown && <KeysDialog canChange={canChange} onClose={() => setKeysShown(false)} />}
        {dayShown !== null && <DayDialog day={dayShown} events={occasions ?? []} onClose={() => setDayShown(null)} />}
      </MoveDialogs>
    </>
  )
}

/** Until the events are there: drawn without them, the grid would be drawn twice, and its weeks grow under the eyes. */
function GridPlaceholder() {
  useEffect(() => {
    // Loaded beside the events. The grid itself shows a failure to load.
    loadMonthGrid().catch(failureOf)
  }, [])
  return <div className="calendar-wait" aria-hidden />
}

/** The form of a new event with its days, and in a week its hours, filled in. */
function newEventPath({ start, end = start, from, to }: NewEventTimes): string {
  const search = new URLSearchParams({ start, ...(end !== start && { end }), ...(from && { from }), ...(to && { to }) })
  return `${paths.newEvent}?${search.toString()}`
}
