import {
  type LedAttendance,
  type LedCheckin,
  type LedEventList,
  type LedMembers,
  type LedReply,
  type LedRoster,
  findLedRosterCall,
  listLedEventsCall,
  listLedMembersCall,
  removeLedCheckinCall,
  setLedAttendanceCall,
  setLedCheckinCall,
  setLedReplyCall,
} from '@contract/calendar/leading'
import { apiRequest } from '@/api/apiRequest'

export const fetchLedMembers = (): Promise<LedMembers> => apiRequest(listLedMembersCall)

export const fetchLedEvents = (): Promise<LedEventList> => apiRequest(listLedEventsCall)

export const fetchLedRoster = async (id: string): Promise<LedRoster> =>
  (await apiRequest(findLedRosterCall, { params: { id } })).roster

export const setLedReply = async (reply: LedReply): Promise<LedRoster> =>
  (await apiRequest(setLedReplyCall, { data: { reply } })).roster

export const setLedCheckin = async (checkin: LedCheckin): Promise<LedRoster> =>
  (await apiRequest(setLedCheckinCall, { data: { checkin } })).roster

export const setLedAttendance = async (attendance: LedAttendance): Promise<LedRoster> =>
  (await apiRequest(setLedAttendanceCall, { data: { attendance } })).roster

export const removeLedCheckin = async ({ eventId, memberId }: LedCheckin): Promise<LedRoster> =>
  (await apiRequest(removeLedCheckinCall, { params: { eventId, memberId } })).roster
