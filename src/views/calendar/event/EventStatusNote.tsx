import { CircleAlert, CircleCheck, CircleDashed, CircleSlash2, PencilRuler } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { eventStateAt, eventStateText } from '@/views/calendar/time/eventState'

const icons = {
  finished: CircleCheck,
  cancelled: CircleSlash2,
  owed: CircleAlert,
  option: CircleDashed,
  draft: PencilRuler,
}

/** Shows that an event is finished, cancelled, not yet certain, or over without a report; nothing for a coming one. */
export function EventStatusNote({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('events')
  const zone = useGroupZone()
  const state = eventStateAt(useNow(), zone)(event)
  if (state === 'coming') return null
  const Icon = icons[state]
  return (
    <span className={`event-status is-${state}`}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {eventStateText(t, state)}
    </span>
  )
}
