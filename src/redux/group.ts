import {
  type Group,
  type GroupClock,
  findGroupSettingsCall,
  groupClockCall,
  changeGroupSettingsCall,
} from '@contract/group'
import { type MemberAccess, findAccessCall, changeAccessCall } from '@contract/members/memberAccess'
import { apiRequest } from '@/api/apiRequest'
import { storeGroup } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { groupChanged } from './auth'

export const fetchGroup = async (): Promise<Group> => (await apiRequest(findGroupSettingsCall)).group

/** Upcoming changes of the clocks in the group's zone, as the server computes them. */
export const fetchClock = async (): Promise<GroupClock> => (await apiRequest(groupClockCall)).clock

export const saveGroup = createAppThunk<Group, Group>('group/save', async (settings, { dispatch }) => {
  const saved = (await apiRequest(changeGroupSettingsCall, { data: { group: settings } })).group
  const { version: _version, requiresSecondFactor: _rule, ...group } = saved
  storeGroup(group)
  dispatch(groupChanged(group))
  return saved
})

/** What of members each role reads. */
export const fetchMemberAccess = async (): Promise<MemberAccess> => (await apiRequest(findAccessCall)).access

export const saveMemberAccess = async (access: MemberAccess): Promise<MemberAccess> =>
  (await apiRequest(changeAccessCall, { data: { access } })).access
