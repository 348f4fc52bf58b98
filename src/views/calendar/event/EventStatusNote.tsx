import { CircleAlert, CircleCheck, CircleSlash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { eventStateAt } from '@/views/calendar/time/eventState'

const icons = { finished: CircleCheck, cancelled: CircleSlash2, owed: CircleAlert }

/** Shows that an event is finished, cancelled, or over without a report; nothing for a coming one. */
export function EventStatusNote({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('events')
  const zone = useGroupZone()
  const state = eventStateAt(useNow(), zone)(event)
  if (state === 'coming') return null
  const Icon = icons[state]
  return (
    <span className={`event-status is-${state}`}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {state === 'owed' ? t('owed') : t(`statuses.${state}`)}
    </span>
  )
}
