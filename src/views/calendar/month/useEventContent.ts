import type { CustomContentGenerator, EventContentArg } from '@fullcalendar/core'
import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/calendar'
import type { Readiness } from '@contract/calendar/readiness'
import { createShortTime } from '@/i18n/shortTime'
import { useDateLocale } from '@/i18n/useDateLocale'
import { readinessStyles } from '@/shared/readiness/readinessStyles'
import { useReadinessText } from '@/shared/readiness/useReadinessText'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { CalendarView } from '@/views/calendar/query/viewSpan'
import { useEventHours } from '@/views/calendar/time/useEventHours'
import { eventStateText, shownStates } from '@/views/calendar/time/eventState'
import { sourceOf, stateOf } from './gridEvents'
import { isOfDays } from './weekHours'

/**
 * FullCalendar's `eventContent`. A month says when an event begins (19:30; 7:30p); a week has room for its hours and
 * place.
 *
 * Nodes and no React elements: FullCalendar would make a portal of each event's, and a month of 140 events took React
 * as long as it took FullCalendar. `icons` holds what is copied: an icon of each category, in an element with
 * `data-calendar`, of each readiness, with `data-readiness`, and one for what is finished, with `data-state`.
 *
 * Readiness comes after the events and is marked in the contents that are in `grid` by then: as part of the events it would
 * make FullCalendar draw and measure all of them again.
 */
export function useEventContent(
  view: CalendarView,
  readinessByEvent: Record<string, Readiness>,
  { grid, icons }: Record<'grid' | 'icons', RefObject<HTMLElement | null>>,
): CustomContentGenerator<EventContentArg> {
  const { t } = useTranslation(['events', 'readiness'])
  const locale = useDateLocale()
  const zone = useGroupZone()
  const hours = useEventHours()
  const readinessText = useReadinessText()
  // Made once: creating a format for each event would be slow.
  const shortTime = useMemo(() => createShortTime(locale, zone), [locale, zone])

  // Computed once, as a month needs them hundreds of times.
  const categories = useMemo(() => textsOf(eventCalendars, (calendar) => `${t(`categories.${calendar}`)}, `), [t])
  const states = useMemo(() => textsOf(shownStates, (state) => `, ${eventStateText(t, state)}`), [t])

  const markReadiness = useCallback(
    (content: Element, readiness: Readiness | undefined) => {
      content.querySelector('.event-readiness-mark')?.remove()
      if (!readiness) return
      const mark = span(`event-readiness-mark tone-${readinessStyles[readiness.colour].tone}`)
      mark.title = readinessText(readiness)
      mark.append(...copyIcon(icons, `[data-readiness="${readiness.colour}"]`))
      mark.append(span('visually-hidden', `${t(`readiness:${readiness.colour}`)}: ${readinessText(readiness)}, `))
      content.querySelector('.visually-hidden')?.after(mark)
    },
    [icons, readinessText, t],
  )
  const known = useRef(readinessByEvent)
  useLayoutEffect(() => {
    if (known.current === readinessByEvent) return
    known.current = readinessByEvent
    for (const content of grid.current?.querySelectorAll<HTMLElement>('.event-content[data-event]') ?? []) {
      markReadiness(content, readinessByEvent[content.dataset['event'] ?? ''])
    }
  }, [grid, markReadiness, readinessByEvent])

  return useCallback(
    ({ event: { extendedProps: props }, isStart }: EventContentArg) => {
      const event = sourceOf({ extendedProps: props })
      const { title, allDay, start, extendedProps } = event
      const { calendar, location } = extendedProps
      const state = stateOf({ extendedProps: props })
      const isWeek = view === 'week'
      const content = span('event-content')
      content.append(...copyIcon(icons, state === 'finished' ? '[data-state]' : `[data-calendar="${calendar}"]`))
      content.append(span('visually-hidden', categories.get(calendar)))
      if (isStart) {
        content.dataset['event'] = event.id
        markReadiness(content, known.current[event.id])
      }
      // A segment that continues from the week before shows no start.
      if (isStart && !allDay) {
        const time = isWeek && !isOfDays(event) ? hours(event) : shortTime(start)
        content.append(span('event-content-time tabular', `${time} `))
      }
      content.append(span('event-content-title', title))
      if (isWeek && location !== undefined) content.append(span('event-content-place', location))
      if (state !== 'coming') content.append(span('visually-hidden', states.get(state)))
      return { domNodes: [content] }
    },
    [categories, hours, icons, markReadiness, shortTime, states, view],
  )
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Map<Name, string> {
  return new Map(names.map((name) => [name, textOf(name)]))
}

function copyIcon(icons: RefObject<HTMLElement | null>, selector: string): Node[] {
  const icon = icons.current?.querySelector(`${selector} svg`)
  return icon ? [icon.cloneNode(true)] : []
}

function span(className: string, text = ''): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}
