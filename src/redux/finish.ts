import { EventAnswer, EventReport, UnfinishedEvents, type CalendarEvent, type FinishReport } from '@contract/calendar'
import { apiRequest } from '@/api/apiRequest'
import { refetchAnalytics } from './analytics'
import { createAppThunk } from './appThunk'

/** The event, who was in the group on its day, and its report where there is one. */
export const findReport = createAppThunk<EventReport, string>('finish/find', (id, { signal }) =>
  apiRequest(EventReport, { url: '/calendar/find-report', params: { id }, signal }),
)

/** The list of finished events is then read again (SPEC.md section 4). */
export const finishEvent = createAppThunk<CalendarEvent, FinishReport>('finish/finish', async (obj, { dispatch }) => {
  const { event } = await apiRequest(EventAnswer, { method: 'post', url: '/calendar/finish-event', data: { obj } })
  void dispatch(refetchAnalytics())
  return event
})

export const reopenEvent = createAppThunk<CalendarEvent, Pick<FinishReport, 'id' | 'version'>>(
  'finish/reopen',
  async (obj, { dispatch }) => {
    const { event } = await apiRequest(EventAnswer, { method: 'post', url: '/calendar/reopen-event', data: { obj } })
    void dispatch(refetchAnalytics())
    return event
  },
)

export const fetchUnfinished = createAppThunk<UnfinishedEvents>('finish/unfinished', (_, { signal }) =>
  apiRequest(UnfinishedEvents, { url: '/calendar/list-unfinished', signal }),
)
