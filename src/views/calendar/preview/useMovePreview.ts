import { useCallback } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import type { ReplyPreview } from '@contract/calendar/replyPreview'
import { toInstant } from '@/i18n/zonedTime'
import { previewReplies } from '@/redux/calendar/readiness'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { EventTimes } from '@/views/calendar/time/eventDays'

/** On a slow line, too, a move that leaves too few is asked about; a drop waits no longer than this, as it has an Undo. */
const WAIT_MS = 5_000

/**
 * The effect of a move on answers; null where the event invites nobody, would be over, or the request fails or takes
 * too long.
 */
export function useMovePreview(): (event: CalendarEvent, times: EventTimes) => Promise<ReplyPreview | null> {
  const zone = useGroupZone()
  return useCallback(
    async (event, times) => {
      const end = times.allDay ? toInstant(`${times.end}T00:00`, zone) : times.end
      if (event.extendedProps.asks?.who === 'nobody' || Date.parse(end) <= Date.now()) return null
      const request = previewReplies({ event: { ...event, ...times } }).catch(() => null)
      const tooLate = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null))
      return Promise.race([request, tooLate])
    },
    [zone],
  )
}
