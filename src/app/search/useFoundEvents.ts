import { CalendarDays } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { matchesText, SEARCH_LIMIT, type SearchItem } from '@/@core/components/navbar/searchItem'
import { failureOf } from '@/api/failure'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchEventsBetween } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'

const YEAR_MS = 366 * 86_400_000

const daysFromNow = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10)

/** What is to come, the nearest first; then what has been, the latest first. */
function byNearness(events: readonly CalendarEvent[]): CalendarEvent[] {
  const now = Date.now()
  const distance = ({ start, end }: CalendarEvent) => {
    const from = Date.parse(start)
    return Date.parse(end) > now ? from - now : YEAR_MS * 10 + now - from
  }
  return events.toSorted((a, b) => distance(a) - distance(b))
}

/** Events of the year that was and the year to come. They are fetched with the first letter, once while the search is open. */
export function useFoundEvents(text: string): SearchItem[] {
  const dispatch = useAppDispatch()
  const format = useFormat()
  const [events, setEvents] = useState<CalendarEvent[] | null>(null)
  const isWanted = text !== ''

  useEffect(() => {
    if (!isWanted) return undefined
    const span = { start: daysFromNow(-YEAR_MS), end: daysFromNow(YEAR_MS) }
    const load = dispatch(fetchEventsBetween(span))
    load.unwrap().then((answer) => setEvents(byNearness(answer)), failureOf)
    return () => load.abort()
  }, [dispatch, isWanted])

  return useMemo(() => {
    if (text === '' || !events) return []
    const items = events.map(({ id, title, start, allDay, extendedProps: { location, programme = [] } }) => {
      const when = allDay ? format.date(start) : format.dateTime(start)
      const item = {
        id: `event-${id}`,
        title,
        hint: [when, location].filter(Boolean).join(' · '),
        path: paths.event(id),
        icon: CalendarDays,
      }
      if (matchesText(item, text)) return item
      // A piece leads to the events that play it, and is named in place of where they are.
      const piece = programme.find(({ title: name, composer }) =>
        matchesText({ title: name, hint: composer ?? '' }, text),
      )
      return piece && { ...item, hint: [when, piece.title, piece.composer].filter(Boolean).join(' · ') }
    })
    return items.filter((item) => item !== undefined).slice(0, SEARCH_LIMIT)
  }, [events, format, text])
}
