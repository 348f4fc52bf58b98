import { CircleCheck, CircleSlash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EventStatus } from '@contract/calendar'

/** Says that an event is finished or cancelled; nothing for a scheduled one. */
export function EventStatusNote({ status }: { status: EventStatus }) {
  const { t } = useTranslation('events')
  if (status === 'scheduled') return null
  const Icon = status === 'finished' ? CircleCheck : CircleSlash2
  return (
    <span className={`event-status is-${status}`}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {t(`statuses.${status}`)}
    </span>
  )
}
