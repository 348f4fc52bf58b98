import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/calendar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { eventMarks } from '@/configs/eventMarks'

/**
 * What stands on an event in the month, once for each category: its mark, room for time, title, place and status. A month copies
 * them a hundred times over, which costs far less than rendering as many.
 */
export function EventChips({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('events')
  return (
    <div ref={ref} hidden>
      {eventCalendars.map((calendar) => (
        <span key={calendar} className="chip" data-calendar={calendar}>
          <StatusIcon shape={eventMarks[calendar].shape} />
          <span className="visually-hidden">{t(`categories.${calendar}`)}, </span>
          <span className="chip-time tabular" />
          <span className="chip-title" />
          <span className="chip-place" />
          <span className="chip-status visually-hidden" />
        </span>
      ))}
    </div>
  )
}
