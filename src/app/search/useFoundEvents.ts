import { CalendarDays, ClipboardCheck } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { matchesText, type SearchItem } from '@/@core/components/navbar/searchItem'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchEventsBetween } from '@/redux/calendar'

const YEAR_MS = 366 * 86_400_000

const daysFromNow = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10)

const isUnfinished = ({ end, extendedProps: { status } }: CalendarEvent) =>
  status === 'scheduled' && Date.parse(end) <= Date.now()

/** Upcoming events first, nearest first, then past ones, latest first. */
function byNearness(events: readonly CalendarEvent[]): CalendarEvent[] {
  const now = Date.now()
  const distance = ({ start, end }: CalendarEvent) => {
    const from = Date.parse(start)
    return Date.parse(end) > now ? from - now : YEAR_MS * 10 + now - from
  }
  return events.toSorted((a, b) => distance(a) - distance(b))
}

interface FoundEvents {
  found: SearchItem[]
  /** Past events without a report, linked to where they are finished. Empty for users who may not do that. */
  unfinished: SearchItem[]
}

const none: FoundEvents = { found: [], unfinished: [] }

/** Events from a year ago to a year ahead, fetched once after the first typed letter. */
export function useFoundEvents(text: string): FoundEvents {
  const { t } = useTranslation('layout')
  const format = useFormat()
  const canFinish = useAppAbility().can('manage', 'Event')
  const [events, setEvents] = useState<CalendarEvent[] | null>(null)
  const isWanted = text !== ''

  useEffect(() => {
    if (!isWanted) return undefined
    const span = { start: daysFromNow(-YEAR_MS), end: daysFromNow(YEAR_MS) }
    const load = new AbortController()
    fetchEventsBetween(span, load).then((answer) => load.signal.aborted || setEvents(byNearness(answer)), failureOf)
    return () => load.abort()
  }, [isWanted])

  return useMemo(() => {
    if (text === '' || !events) return none
    const whenOf = ({ start, allDay }: CalendarEvent) => (allDay ? format.date(start) : format.dateTime(start))
    const hintOf = (event: CalendarEvent) => [whenOf(event), event.extendedProps.location].filter(Boolean).join(' · ')
    const found = events.map((event) => {
      const item = {
        id: `event-${event.id}`,
        title: event.title,
        hint: hintOf(event),
        path: paths.event(event.id),
        icon: CalendarDays,
      }
      if (matchesText(item, text)) return item
      // A piece of music links to the events that play it, and is shown in place of their location.
      const { played, programme } = event.extendedProps
      const piece = (played ?? programme)?.find(({ title, composer }) =>
        matchesText({ title, hint: composer ?? '' }, text),
      )
      return piece && { ...item, hint: [whenOf(event), piece.title, piece.composer].filter(Boolean).join(' · ') }
    })
    const unfinished = canFinish ? events.filter(isUnfinished) : []
    const finishing = unfinished.map((event) => ({
      id: `finish-${event.id}`,
      title: t('actions.finish.title', { event: event.title }),
      hint: hintOf(event),
      path: paths.finishEvent(event.id),
      icon: ClipboardCheck,
    }))
    return {
      found: found.filter((item) => item !== undefined),
      unfinished: finishing.filter((item) => matchesText(item, text)),
    }
  }, [t, events, format, canFinish, text])
}
