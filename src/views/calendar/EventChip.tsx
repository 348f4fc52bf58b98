import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Mark } from '@/@core/components/page/Mark'
import { eventMarks } from '@/configs/eventMarks'

interface EventChipProps {
  event: CalendarEvent
  /** When it begins, or from when to when; undefined where that is no time of this day. */
  time: string | undefined
  /** There is room for more than a line. */
  isRoomy: boolean
}

/** What stands on an event in the month: its category's mark, its time, its title. */
export function EventChip({ event, time, isRoomy }: EventChipProps) {
  const { t } = useTranslation('events')
  const { calendar, status, location } = event.extendedProps
  return (
    <span className="chip">
      <Mark shape={eventMarks[calendar].shape} />
      <span className="visually-hidden">{t(`categories.${calendar}`)}, </span>
      {time !== undefined && <span className="chip-time tabular">{time} </span>}
      <span className="chip-title">{event.title}</span>
      {isRoomy && location !== undefined && <span className="chip-place">{location}</span>}
      {status !== 'scheduled' && <span className="visually-hidden">, {t(`statuses.${status}`)}</span>}
    </span>
  )
}
