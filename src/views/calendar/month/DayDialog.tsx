import { useMemo } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { EventRow } from '@/views/calendar/event/EventRow'
import { isOnDay } from '@/views/calendar/time/eventDays'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useGroupZone } from '@/shared/dates/useGroupZone'

interface DayDialogProps {
  day: string
  events: readonly CalendarEvent[]
  onClose: () => void
}

/** All events of a day of which the month shows only some. */
export function DayDialog({ day, events, onClose }: DayDialogProps) {
  const locale = useDateLocale()
  const zone = useGroupZone()
  const title = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)),
    [locale, day],
  )
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ul className="event-day-rows">
        {events
          .filter((event) => isOnDay(event, day, zone))
          .map((event) => (
            <EventRow key={`${event.id} ${event.start}`} event={event} />
          ))}
      </ul>
    </Dialog>
  )
}
