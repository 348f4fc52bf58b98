import { EventAnswer, EventReport, UnfinishedEvents, type CalendarEvent, type FinishReport } from '@contract/calendar'
import { call } from '@/api/apiRequest'
import { refetchAnalytics } from './analytics'
import { createAppThunk } from './appThunk'

/** The event, who was in the group on its day, and its report where there is one. */
export const findReport = createAppThunk<EventReport, string>('finish/find', (id, { signal }) =>
  call(EventReport, { url: '/calendar/find-report', params: { id }, signal }),
)

/** The list of finished events is then read again (SPEC.md section 4). */
export const finishEvent = createAppThunk<CalendarEvent, FinishReport>('finish/finish', async (obj, { dispatch }) => {
  const { event } = await call(EventAnswer, { method: 'post', url: '/calendar/finish-event', data: { obj } })
  void dispatch(refetchAnalytics())
  return event
})

export const reopenEvent = createAppThunk<CalendarEvent, Pick<FinishReport, 'id' | 'version'>>(
  'finish/reopen',
  async (obj, { dispatch }) => {
    const { event } = await call(EventAnswer, { method: 'post', url: '/calendar/reopen-event', data: { obj } })
    void dispatch(refetchAnalytics())
    return event
  },
)

export const fetchUnfinished = createAppThunk<UnfinishedEvents>('finish/unfinished', (_, { signal }) =>
  call(UnfinishedEvents, { url: '/calendar/list-unfinished', signal }),
)
