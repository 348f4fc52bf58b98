import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { EventRow } from '@/views/calendar/event/EventRow'
import { isOnDay } from '@/views/calendar/time/eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'

interface DayDialogProps {
  day: string
  events: readonly CalendarEvent[]
  onClose: () => void
}

/** All events of a day of which the month shows only some. */
export function DayDialog({ day, events, onClose }: DayDialogProps) {
  const { language } = useTranslation().i18n
  const zone = useGroupZone()
  const title = useMemo(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)),
    [language, day],
  )
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ul className="event-day-rows">
        {events
          .filter((event) => isOnDay(event, day, zone))
          .map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
      </ul>
    </Dialog>
  )
}
