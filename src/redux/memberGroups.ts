import {
  type MemberGroup,
  type MemberGroupList,
  type MemberGroupRule,
  type MemberGroupWrite,
  type RulePeople,
  addMemberGroupCall,
  findRulePeopleCall,
  listMemberGroupsCall,
  removeMemberGroupCall,
} from '@contract/members/memberGroups'
import { apiRequest } from '@/api/apiRequest'

/** The groups of people by name, each with who is in it now. */
export const fetchMemberGroups = async (): Promise<MemberGroupList['memberGroups']> =>
  (await apiRequest(listMemberGroupsCall)).memberGroups

export const findRulePeople = (rule: MemberGroupRule): Promise<RulePeople> =>
  apiRequest(findRulePeopleCall, { data: { rule } })

export const saveMemberGroup = async (memberGroup: MemberGroupWrite): Promise<MemberGroup> =>
  (await apiRequest(addMemberGroupCall, { data: { memberGroup } })).memberGroup

export const removeMemberGroup = (id: string): Promise<unknown> => apiRequest(removeMemberGroupCall, { params: { id } })
