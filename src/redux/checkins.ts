import { EventReport } from '@contract/calendar'
import { CheckinCode, CheckinList, CheckinListAnswer, type CheckinSetting } from '@contract/replies/checkins'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export const fetchCode = createAppThunk<CheckinCode, string>('checkins/code', (id, { signal }) =>
  apiRequest(CheckinCode, { url: '/checkins/show-code', params: { id }, signal }),
)
export const fetchCheckins = createAppThunk<CheckinList, string>('checkins/list', (id, { signal }) =>
  apiRequest(CheckinList, { url: '/checkins/list-checkins', params: { id }, signal }),
)
export const setCheckin = createAppThunk<CheckinList, CheckinSetting>(
  'checkins/set',
  async (checkin) =>
    (await apiRequest(CheckinListAnswer, { method: 'post', url: '/checkins/set-checkin', data: { checkin } })).checkins,
)
export const removeCheckin = createAppThunk<CheckinList, CheckinSetting>(
  'checkins/remove',
  async ({ eventId, memberId, deputyId }) =>
    (
      await apiRequest(CheckinListAnswer, {
        method: 'delete',
        url: '/checkins/remove-checkin',
        params: { eventId, memberId, deputyId },
      })
    ).checkins,
)

/** What the screen that finishes an event starts from. */
export interface FinishStart extends EventReport {
  checkins?: CheckinList | undefined
}

export const findFinishStart = createAppThunk<FinishStart, string>('checkins/finishStart', async (id, { signal }) => {
  const [report, checkins] = await Promise.all([
    apiRequest(EventReport, { url: '/calendar/find-report', params: { id }, signal }),
    apiRequest(CheckinList, { url: '/checkins/list-checkins', params: { id }, signal }),
  ])
  return { ...report, checkins }
})
