import { useMemo } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import type { EventWhen } from '@/i18n/eventWhen'
import { fetchEventChoices } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'

interface EventNames {
  /** Newest first, each with its day: rehearsals all have the same title. */
  options: { value: string; label: string }[]
  /** Undefined for an event that is gone, and until they are there. */
  nameOf: (id: string) => string | undefined
}

const labelOf = (event: CalendarEvent, when: EventWhen) => `${event.title} · ${when.date(event)}`

/** The same names for what is read once, e.g. a file. */
export function eventNames(events: readonly CalendarEvent[], when: EventWhen): Map<string, string> {
  return new Map(events.map((event) => [event.id, labelOf(event, when)]))
}

/** The events that entries only know by id. A season is long, and few entries name one: it is read where it is wanted. */
export function useEventNames(isWanted: boolean): EventNames {
  const { answer } = useQuery(fetchEventChoices, isWanted)
  const when = useEventWhen()
  return useMemo(() => {
    const newest = (answer ?? []).toSorted((a, b) => b.start.localeCompare(a.start))
    const options = newest.map((event) => ({ value: event.id, label: labelOf(event, when) }))
    const names = eventNames(newest, when)
    return { options, nameOf: (id) => names.get(id) }
  }, [answer, when])
}
