import { type EventReport, findReportCall } from '@contract/calendar'
import {
  type CheckinCode,
  type CheckinList,
  type CheckinSetting,
  showCodeCall,
  listCheckinsCall,
  setCheckinCall,
  removeCheckinCall,
} from '@contract/calendar/checkins'
import { apiRequest } from '@/api/apiRequest'
export const fetchCode = (id: string): Promise<CheckinCode> => apiRequest(showCodeCall, { params: { id } })
export const fetchCheckins = (id: string): Promise<CheckinList> => apiRequest(listCheckinsCall, { params: { id } })
export const setCheckin = async (checkin: CheckinSetting): Promise<CheckinList> =>
  (await apiRequest(setCheckinCall, { data: { checkin } })).checkins
export const removeCheckin = async ({ eventId, memberId, deputyId }: CheckinSetting): Promise<CheckinList> =>
  (await apiRequest(removeCheckinCall, { params: { eventId, memberId, deputyId } })).checkins

/** Data with which the screen that finishes an event starts. */
export interface FinishStart extends EventReport {
  checkins?: CheckinList | undefined
}

export const findFinishStart = async (id: string): Promise<FinishStart> => {
  const [report, checkins] = await Promise.all([
    apiRequest(findReportCall, { params: { id } }),
    apiRequest(listCheckinsCall, { params: { id } }),
  ])
  return { ...report, checkins }
}
